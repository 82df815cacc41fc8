told-race-began = a ouvert la course de bateaux
told-boat-moved = a ramé plus loin
told-token-taken =
    { $number ->
        [one] a pris un jeton récompense
       *[other] a pris { $number } jetons récompense
    }
