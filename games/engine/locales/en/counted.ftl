counted-wood = { $number } wood
counted-stone = { $number } stone
counted-grain = { $number } grain
counted-barley = { $number } barley
counted-cattle = { $number } cattle
counted-sheep = { $number } sheep
counted-coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
counted-whisky = { $number } whisky
counted-clan-member =
    { $number ->
        [one] { $number } clan member
       *[other] { $number } clan members
    }
counted-scotsman =
    { $number ->
        [one] { $number } Scotsman
       *[other] { $number } Scotsmen
    }
counted-movement =
    { $number ->
        [one] { $number } movement point
       *[other] { $number } movement points
    }
counted-points = { $number } VP
counted-chieftains =
    { $number ->
        [one] { $number } chieftain
       *[other] { $number } chieftains
    }
