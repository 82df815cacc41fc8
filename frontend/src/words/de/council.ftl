council-votes-on = Der Rat stimmt ab über
council-aye = Dafür
council-nay = Dagegen
council-aye-left =
    { $count ->
        [one] dafür: noch 1
       *[other] dafür: noch { $count }
     }
council-nay-left =
    { $count ->
        [one] dagegen: noch 1
       *[other] dagegen: noch { $count }
     }
council-sealed = { $name }: abgestimmt, versiegelt
council-waiting = { $name }: noch nicht abgestimmt
council-your-vote = deine Stimme: { $vote }
council-cards = Great-Glen-Karten
council-votes = Übrige Stimmen
council-accepted = angenommen: zählt am Ende
council-refused = abgelehnt: zählt nicht
council-open = noch nicht abgestimmt
council-on-vote = jetzt zur Abstimmung
council-prize = { $points } SP für den Besten
council-has = { $name }: { $value }
council-leads = { $name }: { $value }, würde gewinnen
council-voted = { $name } stimmte „{ $vote }“
council-meets = Der Rat tagt, wenn jemand eine Person nimmt.
council-propose = Über „{ $card }“ abstimmen
council-vote-aye = Dafür stimmen
council-vote-nay = Dagegen stimmen
council-fact-accepted = der Rat nahm „{ $card }“ an, { $ayes } zu { $nays }
council-fact-refused = der Rat lehnte „{ $card }“ ab, { $ayes } zu { $nays }
