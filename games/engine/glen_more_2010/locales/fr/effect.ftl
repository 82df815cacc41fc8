effect-chieftains-double = permanent : les chefs comptent double aux décomptes
effect-each-yellow = à la fin : { $points } PV par tuile jaune
effect-each-green = à la fin : { $points } PV par tuile verte
effect-each-village = à la fin : { $points } PV par village
effect-clan-member-or-chieftain =
    { $number ->
        [one] { $number } membre du clan ou chef
       *[other] { $number } membres du clan ou chefs
    }
