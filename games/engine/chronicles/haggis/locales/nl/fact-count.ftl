fact-count-haggis-token-taken =
    { $number ->
        [one] nam een haggisfiche
       *[other] nam { $number } haggisfiches
    }
