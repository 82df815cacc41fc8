cost-nothing = niets
cost-any =
    { $number ->
        [one] { $number } grondstof naar keuze
       *[other] { $number } grondstoffen naar keuze
    }
cost-different =
    { $number ->
        [one] { $number } grondstof
       *[other] { $number } verschillende grondstoffen
    }
cost-among =
    { $number ->
        [one] { $number } { $kinds }
       *[other] { $number } keer { $kinds }
    }
cost-different-among = { $number } verschillende: { $kinds }
