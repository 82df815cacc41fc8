great-glen-votes-on = Der Rat stimmt ab: { $card }
great-glen-aye = Dafür
great-glen-nay = Dagegen
great-glen-aye-left =
    { $count ->
        [0] dafür: keine mehr
       *[other] dafür: noch { $count }
    }
great-glen-nay-left =
    { $count ->
        [0] dagegen: keine mehr
       *[other] dagegen: noch { $count }
    }
great-glen-sealed = { $name }: hat geheim abgestimmt
great-glen-waiting = { $name }: hat noch nicht abgestimmt
great-glen-your-vote = deine Stimme: { $vote }
great-glen-cards = Great-Glen-Karten
great-glen-votes-left = Übrige Stimmen
great-glen-accepted = angenommen: zählt am Ende
great-glen-refused = abgelehnt: zählt nicht
great-glen-open = noch nicht abgestimmt
great-glen-on-vote = wird gerade abgestimmt
great-glen-prize = { $points } SP für den Besten
great-glen-has = { $name }: { $value }
great-glen-leads = { $name }: { $value }, würde gewinnen
great-glen-voted = { $name } stimmte „{ $vote }“
great-glen-meets = Der Rat tagt, sobald jemand eine Person nimmt.
great-glen-choice-propose = Abstimmen: { $card }
great-glen-choice-vote-aye = Dafür stimmen
great-glen-choice-vote-nay = Dagegen stimmen
