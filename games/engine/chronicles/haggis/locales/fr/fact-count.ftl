fact-count-haggis-token-taken =
    { $number ->
        [one] a pris un jeton haggis
       *[other] a pris { $number } jetons haggis
    }
