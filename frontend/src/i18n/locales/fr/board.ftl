board-type-village = village
board-type-castle = château
board-type-loch = loch
board-type-abbey = abbaye
board-type-material = matériau
board-type-animal = animal
board-type-field = champ
board-type-whisky = whisky
board-type-trade = échange
board-type-person = personnage
board-type-end = fin
board-river = rivière
board-road = route
board-costs = coûte { $cost }
board-free = gratuit
board-once = en la plaçant : { $gain }
board-activated = en l’activant : { $gain }
board-card = carte : { $words }
board-clan-members =
    { $count ->
        [0] aucun membre du clan
        [one] 1 membre du clan
       *[other] { $count } membres du clan
    }
board-scotsmen =
    { $count ->
        [0] aucun Écossais
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
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $count } pièces
    }
board-held-coins = pièces
board-held-whisky = whisky
board-held-cards = cartes
board-held-persons = personnages
board-held-points = PV
board-held-chieftains = chefs
board-held-home = sur le Château initial
board-you-have = Vous avez : { $what }
board-sales-bring = Marché, prix de vente : { $what }
board-sold-out = épuisé
board-sells-for = se vend { $price }
board-no-buyer = pas d’acheteur
board-market = Marché
board-taken-by = occupé par { $who }
board-costs-now = coûte { $price } maintenant
board-can-be-chosen = disponible
board-free-place =
    { $side ->
        [north] Emplacement libre ; au sud : { THE($tile) }
        [south] Emplacement libre ; au nord : { THE($tile) }
        [east] Emplacement libre ; à l’ouest : { THE($tile) }
       *[west] Emplacement libre ; à l’est : { THE($tile) }
    }
board-activates =
    { $number ->
        [0] n’active rien
        [one] active 1 tuile
       *[other] active { $number } tuiles
    }
board-larger = Agrandir
board-smaller = Réduire
board-see-all = Tout afficher
board-to-move = { $who }, à jouer
board-decides = { $who }, choisit son coup
board-rondel =
    { $rondel ->
        [circuit] Circuit
       *[other] Rondel
    }
board-go-here = Aller ici
board-refused = ne peut pas être prise : { $why }
board-can-take =
    { $places ->
        [0] disponible
        [one] disponible, 1 emplacement
       *[other] disponible, { $places } emplacements
    }
board-die = Le dé
board-die-alone = Dé
board-chosen = choisie
board-would-be-activated = pourra être activée
board-is-activated = activée
board-would-lie = irait ici
board-built-over = construite sur une autre tuile
board-home = initial
board-counted-movement =
    { $count ->
        [0] aucun point de mouvement
        [one] 1 point de mouvement
       *[other] { $count } points de mouvement
    }
board-counted-wood =
    { $count ->
        [0] aucun bois
       *[other] { $count } bois
    }
board-counted-stone =
    { $count ->
        [0] aucune pierre
        [one] 1 pierre
       *[other] { $count } pierres
    }
board-counted-grain =
    { $count ->
        [0] aucune céréale
        [one] 1 céréale
       *[other] { $count } céréales
    }
board-counted-barley =
    { $count ->
        [0] pas d’orge
       *[other] { $count } orge
    }
board-counted-cattle =
    { $count ->
        [0] aucun bœuf
        [one] 1 bœuf
       *[other] { $count } bœufs
    }
board-counted-sheep =
    { $count ->
        [0] aucun mouton
        [one] 1 mouton
       *[other] { $count } moutons
    }
board-counted-whisky =
    { $count ->
        [0] aucun whisky
       *[other] { $count } whisky
    }
board-reconstructed = Reconstitué : { $values }
