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
board-once = when placed: { $gain }
board-activated = when activated: { $gain }
board-card = card: { $words }
board-clan-members =
    { $count ->
        [0] no clan members
        [one] 1 clan member
       *[other] { $count } clan members
    }
board-scotsmen =
    { $count ->
        [0] no Scotsmen
        [one] 1 Scotsman
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
        [0] no coins
        [one] 1 coin
       *[other] { $count } coins
    }
board-held-coins = coins
board-held-whisky = whisky
board-held-cards = cards
board-held-persons = persons
board-held-points = VP
board-held-chieftains = chieftains
board-held-home = on the Home Castle
board-you-have = You have: { $what }
board-sales-bring = Market, sale prices: { $what }
board-sold-out = sold out
board-sells-for = sells for { $price }
board-no-buyer = no buyer
board-market = Market
board-taken-by = taken by { $who }
board-costs-now = costs { $price } now
board-can-be-chosen = available
board-free-place =
    { $side ->
        [north] Empty spot north of { THE($tile) }
        [south] Empty spot south of { THE($tile) }
        [east] Empty spot east of { THE($tile) }
       *[west] Empty spot west of { THE($tile) }
    }
board-activates =
    { $number ->
        [0] activates nothing
        [one] activates 1 tile
       *[other] activates { $number } tiles
    }
board-larger = Zoom in
board-smaller = Zoom out
board-see-all = Fit to screen
board-to-move = { $who }, to move
board-decides = { $who }, choosing its move
board-rondel =
    { $rondel ->
        [circuit] Circuit
       *[other] Rondel
    }
board-go-here = Move here
board-refused = can’t be taken: { $why }
board-can-take =
    { $places ->
        [0] available
        [one] available, fits in 1 place
       *[other] available, fits in { $places } places
    }
board-die = The die
board-die-alone = Die
board-chosen = chosen
board-would-be-activated = can be activated next
board-is-activated = activated
board-would-lie = would go here
board-built-over = built over another tile
board-home = home
board-counted-movement =
    { $count ->
        [0] no movement points
        [one] 1 movement point
       *[other] { $count } movement points
    }
board-counted-wood =
    { $count ->
        [0] no wood
       *[other] { $count } wood
    }
board-counted-stone =
    { $count ->
        [0] no stone
       *[other] { $count } stone
    }
board-counted-grain =
    { $count ->
        [0] no grain
       *[other] { $count } grain
    }
board-counted-barley =
    { $count ->
        [0] no barley
       *[other] { $count } barley
    }
board-counted-cattle =
    { $count ->
        [0] no cattle
       *[other] { $count } cattle
    }
board-counted-sheep =
    { $count ->
        [0] no sheep
       *[other] { $count } sheep
    }
board-counted-whisky =
    { $count ->
        [0] no whisky
       *[other] { $count } whisky
    }
board-reconstructed = Reconstructed: { $values }
