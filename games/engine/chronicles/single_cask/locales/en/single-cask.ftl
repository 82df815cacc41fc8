single-cask-store = Choose a space in your first cellar for the whisky
single-cask-leftmost = new whisky goes on the leftmost empty space of the first cellar
single-cask-pay = Choose a cask to pay with
single-cask-age = Choose a cask to age by one space
single-cask-no-room = there is no empty space after space { $space }
single-cask-none-there = there is no cask on that space
single-cask-no-words = building a cellar takes no further details
single-cask-own-turn = you can only build a cellar on your own turn
single-cask-all-built = all cellars are built
single-cask-too-dear = you can’t pay for the next cellar ({ $cost })
single-cask-passing = Sell a cask as you pass?
single-cask-sell = Choose a cask to sell, and where
single-cask-sell-more = Sell another?
single-cask-work = Choose what { THE($tile) } does
single-cask-not-friend = you have no marker on { $clan }
single-cask-not-now = ‘{ $work }’ can’t be done now
single-cask-ages =
    { $number ->
        [one] 1 cask ages
       *[other] casks age by { $number } spaces
    }
single-cask-then = { $first }, then { $then }
single-cask-tile = pass: you may sell a cask; stop: sell one or two
single-cask-spaces = Spaces in cellar { $number }
single-cask-cost = Cost of cellar { $number }
single-cask-sale = Spaces of a sale tile, { $players } players
single-cask-sale-spaces = { $number } and a bonus space
