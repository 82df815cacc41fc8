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
board-once = één keer { $gain }
board-activated = geactiveerd { $gain }
board-card = kaart: { $words }
board-clan-members =
    { $count ->
        [one] { $count } clanlid
       *[other] { $count } clanleden
    }
board-scotsmen =
    { $count ->
        [one] { $count } Schot
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
        [one] { $count } munt
       *[other] { $count } munten
    }
board-held-coins = munten
board-held-whisky = whisky
board-held-cards = kaarten
board-held-persons = personen
board-held-points = punten
board-held-chieftains = hoofdmannen
board-held-home = op het thuiskasteel
board-you-have = Wat je hebt: { $what }
board-sales-bring = Markt, wat verkopen opleveren: { $what }
board-sold-out = uitverkocht
board-sells-for = levert { $price } op
board-no-buyer = geen koper
board-market = Markt
board-taken-by = bezet door { $who }
board-costs-now = kost nu { $price }
board-can-be-chosen = kan gekozen worden
board-free-place = Vrije plek { $cell }
board-would-activate = : zou { $number } activeren
board-larger = Groter
board-smaller = Kleiner
board-see-all = Alles zien
board-to-move = { $who }, aan zet
board-decides = { $who }, beslist ervoor
board-rondel = Rondel
board-go-here = Ga hierheen
board-refused = kan niet genomen worden: { $why }
board-can-take =
    { $places ->
        [0] kan genomen worden
        [one] kan genomen worden, { $places } plek
       *[other] kan genomen worden, { $places } plekken
    }
board-die = De dobbelsteen
board-die-alone = Dobbel{ "\u00AD" }steen
board-chosen = gekozen
board-would-be-activated = zou geactiveerd worden
board-is-activated = geactiveerd
board-would-lie = zou hier liggen
board-built-over = over een andere tegel gebouwd
board-home = thuis
board-counted-movement =
    { $count ->
        [one] { $count } bewegingspunt
       *[other] { $count } bewegingspunten
    }
board-counted-wood = { $count } hout
board-counted-stone =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }
board-counted-grain = { $count } graan
board-counted-barley = { $count } gerst
board-counted-cattle =
    { $count ->
        [one] { $count } rund
       *[other] { $count } runderen
    }
board-counted-sheep =
    { $count ->
        [one] { $count } schaap
       *[other] { $count } schapen
    }
board-counted-whisky =
    { $count ->
        [one] { $count } whisky
       *[other] { $count } whisky’s
    }
board-reconstructed = Gereconstrueerd: { $values }
