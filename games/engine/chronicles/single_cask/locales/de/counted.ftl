counted-casks =
    { $number ->
        [one] { $number } Fass
       *[other] { $number } Fässer
    }
