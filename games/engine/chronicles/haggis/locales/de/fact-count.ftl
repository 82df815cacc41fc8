fact-count-haggis-token-taken =
    { $number ->
        [one] nahm einen Haggismarker
       *[other] nahm { $number } Haggismarker
    }
