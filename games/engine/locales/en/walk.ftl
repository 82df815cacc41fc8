walk-no-point = you have no movement points left
walk-nobody = there is no { $edition ->
        [glen-more-2010] clan member
       *[glen-more-2] Scotsman
    } there to move
walk-not-beside = you can only move to an adjacent tile of your territory
walk-what = choose the tile to move from and the tile to move to
