single-cask-store = Which space of your first cellar does the whisky go on?
single-cask-leftmost = new whisky goes on the leftmost empty space of the first cellar
single-cask-pay = From which space of your cellars do you pay the whisky?
single-cask-age = Which cask ages by one space?
single-cask-no-room = no empty space of your cellars follows space { $space }
single-cask-none-there = there is no cask on that space
single-cask-no-words = a cellar is built without further words
single-cask-own-turn = a cellar is built in one's own turn
single-cask-all-built = all cellars are built
single-cask-too-dear = the next cellar costs { $cost }, which cannot be paid
single-cask-passing = Do you sell a cask in passing?
single-cask-sell = Which cask do you sell, and where?
single-cask-sell-more = Do you sell another?
single-cask-work = What is done at { $tile }?
single-cask-not-friend = no marker of yours stands on { $clan }
single-cask-not-now = '{ $work }' cannot be done now
single-cask-ages =
    { $number ->
        [one] 1 cask ages
       *[other] casks age by { $number } spaces
    }
single-cask-then = { $first }, then { $then }
single-cask-tile = who passes may sell a cask; who stops here sells one or two
single-cask-spaces = Spaces of cellar { $number }
single-cask-cost = Cost of cellar { $number }
single-cask-sale = Spaces of a sale tile, { $players } players
single-cask-sale-spaces = { $number } and a bonus space
