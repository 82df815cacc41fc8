casks-yours = Your cellars
casks-rivals = The others’ cellars
casks-sales = Single Cask Sales
casks-no-sale = No sale tile lies on the rondel.
casks-cellar = Cellar { $number }
casks-not-built = not built
casks-space =
    { $casks ->
        [0] space worth { $value }, empty
        [one] space worth { $value }, { $casks } cask
       *[other] space worth { $value }, { $casks } casks
    }
casks-build = Build cellar { $number } for { $cost }
casks-bonus = bonus space, { $casks } of { $room } filled
casks-other = other spaces, { $casks } of { $room } filled
casks-on-sale =
    { $casks ->
        [one] { $casks } cask sold here
       *[other] { $casks } casks sold here
    }
casks-store = On the space worth { $value }
casks-give = From the space worth { $value }
casks-age = From { $value } to { $next }
casks-sell = Sell for { $value }
casks-sell-bonus = Sell for { $value }, on the bonus space
casks-fact-stored = stored a cask
casks-fact-aged = let a cask age, now worth { $value }
casks-fact-given = gave a cask
casks-fact-sold = sold a cask worth { $value }
casks-fact-built = built cellar { $number }
