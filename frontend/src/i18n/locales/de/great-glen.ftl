great-glen-votes-on = Der Rat stimmt ab über
great-glen-aye = Dafür
great-glen-nay = Dagegen
great-glen-aye-left =
    { $count ->
        [one] dafür: noch 1
       *[other] dafür: noch { $count }
     }
great-glen-nay-left =
    { $count ->
        [one] dagegen: noch 1
       *[other] dagegen: noch { $count }
     }
great-glen-sealed = { $name }: abgestimmt, versiegelt
great-glen-waiting = { $name }: noch nicht abgestimmt
great-glen-your-vote = deine Stimme: { $vote }
great-glen-cards = Great-Glen-Karten
great-glen-votes-left = Übrige Stimmen
great-glen-accepted = angenommen: zählt am Ende
great-glen-refused = abgelehnt: zählt nicht
great-glen-open = noch nicht abgestimmt
great-glen-on-vote = jetzt zur Abstimmung
great-glen-prize = { $points } SP für den Besten
great-glen-has = { $name }: { $value }
great-glen-leads = { $name }: { $value }, würde gewinnen
great-glen-voted = { $name } stimmte „{ $vote }“
great-glen-meets = Der Rat tagt, wenn jemand eine Person nimmt.
great-glen-choice-propose = Über „{ $card }“ abstimmen
great-glen-choice-vote-aye = Dafür stimmen
great-glen-choice-vote-nay = Dagegen stimmen
