effect-points = { $number } VP
effect-movement =
    { $number ->
        [one] { $number } movement point
       *[other] { $number } movement points
    }
effect-bonnets =
    { $number ->
        [one] { $number } bonnet
       *[other] { $number } bonnets
    }
effect-any =
    any { $number ->
        [one] { $number } resource
       *[other] { $number } resources
    }
effect-different = { $number } different resources
effect-trade = { $cost } for { $gain }
effect-or = { $first }; or { $then }
effect-fill = 1 cube on each empty production tile
effect-anywhere = { $what } on any tile
effect-any-anywhere =
    { $number ->
        [one] any { $number } resource on any tile
       *[other] any { $number } resources on any tiles
    }
effect-activate = activate { $tiles }
effect-one-tile = 1 { $kind } tile
effect-marker = 1 clan marker
effect-remove =
    { $number ->
        [one] remove { $number } of your tiles
       *[other] remove up to { $number } of your tiles
    }
effect-build = build a tile from the discard pile without paying its cost
effect-hume = David Hume, who counts as 2 persons
effect-one-more = ongoing: activate one extra tile each turn, anywhere
effect-all-tiles = activate all your tiles instead of just the neighbors
effect-scotsman =
    { $number ->
        [one] { $number } Scotsman
       *[other] { $number } Scotsmen
    }
effect-clan-member =
    { $number ->
        [one] { $number } clan member
       *[other] { $number } clan members
    }
