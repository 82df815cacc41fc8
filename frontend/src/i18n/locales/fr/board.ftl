board-type-village = village
board-type-castle = château
board-type-loch = loch
board-type-abbey = abbaye
board-type-material = matériau
board-type-animal = animal
board-type-field = champ
board-type-whisky = whisky
board-type-trade = commerce
board-type-person = personnage
board-type-end = fin
board-river = rivière
board-road = route
board-costs = coûte { $cost }
board-free = gratuit
board-once = une fois : { $gain }
board-activated = activée : { $gain }
board-card = carte : { $words }
board-clan-members =
    { $count ->
        [one] { $count } membre du clan
       *[other] { $count } membres du clan
    }
board-scotsmen =
    { $count ->
        [one] { $count } Écossais
       *[other] { $count } Écossais
    }
board-good-wood = bois
board-good-stone = pierre
board-good-grain = céréale
board-good-barley = orge
board-good-cattle = bœuf
board-good-sheep = mouton
board-good-coin = pièce
board-good-movement = mouvement
board-good-whisky = whisky
board-counted-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
board-held-coins = pièces
board-held-whisky = whisky
board-held-cards = cartes
board-held-persons = personnages
board-held-points = points
board-held-chieftains = chefs
board-held-home = au château initial
board-you-have = Ce que vous avez : { $what }
board-sales-bring = Marché, ce que rapportent les ventes : { $what }
board-sold-out = épuisé
board-sells-for = se vend { $price }
board-no-buyer = pas d’acheteur
board-market = Marché
board-taken-by = pris par { $who }
board-costs-now = coûte { $price } maintenant
board-can-be-chosen = peut être choisi
board-free-place = Place libre { $cell }
board-would-activate =  : activerait { $number }
board-larger = Plus grand
board-smaller = Plus petit
board-see-all = Tout voir
board-to-move = { $who }, à jouer
board-decides = { $who }, décide pour ce pion
board-rondel = Rondel
board-go-here = Aller ici
board-refused = ne peut pas être prise : { $why }
board-can-take =
    { $places ->
        [0] peut être prise
        [one] peut être prise, { $places } place
       *[other] peut être prise, { $places } places
    }
board-die = Le dé
board-die-alone = Dé
board-chosen = choisie
board-would-be-activated = serait activée
board-is-activated = activée
board-would-lie = serait posée ici
board-built-over = construite sur une autre tuile
board-home = château initial
board-counted-movement =
    { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    }
board-counted-wood = { $count } bois
board-counted-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
board-counted-grain =
    { $count ->
        [one] { $count } céréale
       *[other] { $count } céréales
    }
board-counted-barley =
    { $count ->
        [one] { $count } orge
       *[other] { $count } orges
    }
board-counted-cattle =
    { $count ->
        [one] { $count } bœuf
       *[other] { $count } bœufs
    }
board-counted-sheep =
    { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }
board-counted-whisky =
    { $count ->
        [one] { $count } whisky
       *[other] { $count } whiskys
    }
board-reconstructed = Reconstitué : { $values }
