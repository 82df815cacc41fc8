counted-boat-tiles =
    { $number ->
        [one] { $number } tile
       *[other] { $number } tiles
    }
