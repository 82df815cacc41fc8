board-type-village = village
board-type-castle = castle
board-type-loch = loch
board-type-abbey = abbey
board-type-material = material
board-type-animal = animal
board-type-field = field
board-type-whisky = whisky
board-type-trade = trade
board-type-person = person
board-type-end = end
board-river = river
board-road = road
board-costs = costs { $cost }
board-free = free
board-once = once { $gain }
board-activated = activated { $gain }
board-card = card: { $words }
board-clan-members =
    { $count ->
        [one] { $count } clan member
       *[other] { $count } clan members
    }
board-scotsmen =
    { $count ->
        [one] { $count } Scotsman
       *[other] { $count } Scotsmen
    }
board-good-wood = wood
board-good-stone = stone
board-good-grain = grain
board-good-barley = barley
board-good-cattle = cattle
board-good-sheep = sheep
board-good-coin = coin
board-good-movement = movement
board-good-whisky = whisky
board-counted-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
board-held-coins = coins
board-held-whisky = whisky
board-held-cards = cards
board-held-persons = persons
board-held-points = points
board-held-chieftains = chieftains
board-held-home = at the Home Castle
board-you-have = What you have: { $what }
board-sales-bring = Market, what sales bring: { $what }
board-sold-out = sold out
board-sells-for = sells for { $price }
board-no-buyer = no buyer
board-market = Market
board-taken-by = taken by { $who }
board-costs-now = costs { $price } now
board-can-be-chosen = can be chosen
board-free-place = Free place { $cell }
board-would-activate = : would activate { $number }
board-larger = Larger
board-smaller = Smaller
board-see-all = See all
board-to-move = { $who }, to move
board-decides = { $who }, decides for it
board-rondel = Rondel
board-go-here = Go here
board-refused = cannot be taken: { $why }
board-can-take =
    { $places ->
        [0] can be taken
        [one] can be taken, { $places } place
       *[other] can be taken, { $places } places
    }
board-die = The die
board-die-alone = Die
board-chosen = chosen
board-would-be-activated = would be activated
board-is-activated = activated
board-would-lie = would lie here
board-built-over = built over another tile
board-home = home
board-counted-movement =
    { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }
board-counted-wood = { $count } wood
board-counted-stone = { $count } stone
board-counted-grain = { $count } grain
board-counted-barley = { $count } barley
board-counted-cattle = { $count } cattle
board-counted-sheep = { $count } sheep
board-counted-whisky = { $count } whisky
board-reconstructed = Reconstructed: { $values }
