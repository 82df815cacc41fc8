single-cask-yours = Your cellars
single-cask-rivals = The others’ cellars
single-cask-sales = Single Cask Sales
single-cask-no-sale = No sale tile lies on the rondel.
single-cask-cellar = Cellar { $number }
single-cask-not-built = not built
single-cask-space =
    { $casks ->
        [0] space worth { $value }, empty
        [one] space worth { $value }, { $casks } cask
       *[other] space worth { $value }, { $casks } casks
    }
single-cask-choice-build = Build cellar { $number } for { $cost }
single-cask-bonus = bonus space, { $casks } of { $room } filled
single-cask-other = other spaces, { $casks } of { $room } filled
single-cask-on-sale =
    { $casks ->
        [one] { $casks } cask sold here
       *[other] { $casks } casks sold here
    }
single-cask-choice-store = On the space worth { $value }
single-cask-choice-give = From the space worth { $value }
single-cask-choice-age = From { $value } to { $next }
single-cask-choice-sell = Sell for { $value }
single-cask-choice-sell-bonus = Sell for { $value }, on the bonus space
