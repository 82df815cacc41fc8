counted-boat-tiles =
    { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }
