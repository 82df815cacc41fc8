place-where = Choose where to place { THE($tile) }
place-fee =
    { $fee ->
        [one] placing a tile there costs { $fee } extra coin, which you can’t pay
       *[other] placing a tile there costs { $fee } extra coins, which you can’t pay
    }
place-not-over = { THE($tile) } can only be built over another tile of its type
place-beside = that space is taken or doesn’t share a side with your territory
place-line = { THE($tile) } has to continue your river or road at one of its ends
place-open = { THE($tile) } would block your river or road there
place-near = no { $edition ->
        [glen-more-2010] clan member
       *[glen-more-2] Scotsman
    } is on a tile next to that space
place-no-line = { THE($tile) } doesn’t fit: no { $edition ->
        [glen-more-2010] clan member is next to an end of your river or road
       *[glen-more-2] Scotsman is next to an end of your river
    }
place-no-near = { THE($tile) } doesn’t fit: no { $edition ->
        [glen-more-2010] clan member
       *[glen-more-2] Scotsman
    } is next to a space it could go on
place-no-over = { THE($tile) } doesn’t fit: you have no tile of its type to build it over
