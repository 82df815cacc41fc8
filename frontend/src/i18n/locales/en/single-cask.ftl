single-cask-yours = Your cellars
single-cask-rivals = Opponents’ cellars
single-cask-sales = Single Cask Sales
single-cask-no-sale = No sale tile on the rondel.
single-cask-cellar = Cellar { $number }
single-cask-not-built = not built yet
single-cask-space =
    { $value } VP space, { $casks ->
        [0] empty
        [one] 1 cask
       *[other] { $casks } casks
    }
single-cask-choice-build = Build cellar { $number } for { $cost }
single-cask-bonus = bonus space, { $casks } of { $room } filled
single-cask-other = other spaces, { $casks } of { $room } filled
single-cask-on-sale =
    { $casks ->
        [0] no casks sold here
        [one] 1 cask sold here
       *[other] { $casks } casks sold here
    }
single-cask-choice-store = Store on the { $value } VP space
single-cask-choice-give = Pay from the { $value } VP space
single-cask-choice-age = Age: { $value } → { $next } VP
single-cask-choice-sell = Sell for { $value } VP
single-cask-choice-sell-bonus = Sell for { $value } VP (bonus space)
