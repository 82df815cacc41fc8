counted-casks =
    { $number ->
        [one] { $number } cask
       *[other] { $number } casks
    }
