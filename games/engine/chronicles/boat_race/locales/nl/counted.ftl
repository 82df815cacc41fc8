counted-boat-tiles =
    { $number ->
        [one] { $number } tegel
       *[other] { $number } tegels
    }
