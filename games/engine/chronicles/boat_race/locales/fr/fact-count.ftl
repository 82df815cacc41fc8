fact-count-race-began = a ouvert la course de bateaux
fact-count-boat-moved = a ramé plus loin
fact-count-token-taken =
    { $number ->
        [one] a pris un jeton récompense
       *[other] a pris { $number } jetons récompense
    }
