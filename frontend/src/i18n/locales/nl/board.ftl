board-type-village = dorp
board-type-castle = kasteel
board-type-loch = meer
board-type-abbey = abdij
board-type-material = materiaal
board-type-animal = dier
board-type-field = veld
board-type-whisky = whisky
board-type-trade = handel
board-type-person = persoon
board-type-end = einde
board-river = rivier
board-road = weg
board-costs = kost { $cost }
board-free = gratis
board-once = bij het aanleggen: { $gain }
board-activated = bij het activeren: { $gain }
board-card = kaart: { $words }
board-clan-members =
    { $count ->
        [0] geen clanleden
        [one] 1 clanlid
       *[other] { $count } clanleden
    }
board-scotsmen =
    { $count ->
        [0] geen Schotten
        [one] 1 Schot
       *[other] { $count } Schotten
    }
board-good-wood = hout
board-good-stone = steen
board-good-grain = graan
board-good-barley = gerst
board-good-cattle = rund
board-good-sheep = schaap
board-good-coin = munt
board-good-movement = beweging
board-good-whisky = whisky
board-counted-coins =
    { $count ->
        [0] geen munten
        [one] 1 munt
       *[other] { $count } munten
    }
board-held-coins = munten
board-held-whisky = whisky
board-held-cards = kaarten
board-held-persons = personen
board-held-points = ZP
board-held-chieftains = hoofdmannen
board-held-home = op het thuiskasteel
board-you-have = Je hebt: { $what }
board-sales-bring = Markt, verkoopprijzen: { $what }
board-sold-out = uitverkocht
board-sells-for = levert { $price } op
board-no-buyer = geen koper
board-market = Markt
board-taken-by = bezet door { $who }
board-costs-now = kost nu { $price }
board-can-be-chosen = te kiezen
board-free-place =
    { $side ->
        [north] Vrije plek ten noorden van { THE($tile) }
        [south] Vrije plek ten zuiden van { THE($tile) }
        [east] Vrije plek ten oosten van { THE($tile) }
       *[west] Vrije plek ten westen van { THE($tile) }
    }
board-activates =
    { $number ->
        [0] activeert niets
        [one] activeert 1 tegel
       *[other] activeert { $number } tegels
    }
board-larger = Inzoomen
board-smaller = Uitzoomen
board-see-all = Alles tonen
board-to-move = { $who }, aan zet
board-decides = { $who }, kiest de zet
board-rondel =
    { $rondel ->
        [circuit] Circuit
       *[other] Rondel
    }
board-go-here = Hierheen gaan
board-refused = kan niet worden genomen: { $why }
board-can-take =
    { $places ->
        [0] beschikbaar
        [one] beschikbaar, past op 1 plek
       *[other] beschikbaar, past op { $places } plekken
    }
board-die = De dobbelsteen
board-die-alone = Dobbel{ "\u00AD" }steen
board-chosen = gekozen
board-would-be-activated = kan daarna worden geactiveerd
board-is-activated = geactiveerd
board-would-lie = komt hier
board-built-over = over een andere tegel gebouwd
board-home = thuis
board-counted-movement =
    { $count ->
        [0] geen bewegingspunten
        [one] 1 bewegingspunt
       *[other] { $count } bewegingspunten
    }
board-counted-wood =
    { $count ->
        [0] geen hout
       *[other] { $count } hout
    }
board-counted-stone =
    { $count ->
        [0] geen stenen
        [one] 1 steen
       *[other] { $count } stenen
    }
board-counted-grain =
    { $count ->
        [0] geen graan
       *[other] { $count } graan
    }
board-counted-barley =
    { $count ->
        [0] geen gerst
       *[other] { $count } gerst
    }
board-counted-cattle =
    { $count ->
        [0] geen runderen
        [one] 1 rund
       *[other] { $count } runderen
    }
board-counted-sheep =
    { $count ->
        [0] geen schapen
        [one] 1 schaap
       *[other] { $count } schapen
    }
board-counted-whisky =
    { $count ->
        [0] geen whisky
       *[other] { $count } whisky
    }
board-reconstructed = Gereconstrueerd: { $values }
