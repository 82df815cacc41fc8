board-type-village = Dorf
board-type-castle = Burg
board-type-loch = Loch
board-type-abbey = Abtei
board-type-material = Material
board-type-animal = Tier
board-type-field = Feld
board-type-whisky = Whisky
board-type-trade = Handel
board-type-person = Person
board-type-end = Ende
board-river = Fluss
board-road = Straße
board-costs = Kosten: { $cost }
board-free = gratis
board-once = einmal { $gain }
board-activated = aktiviert { $gain }
board-card = Karte: { $words }
board-clan-members =
    { $count ->
        [one] { $count } Clanmitglied
       *[other] { $count } Clanmitglieder
    }
board-scotsmen =
    { $count ->
        [one] { $count } Schotte
       *[other] { $count } Schotten
    }
board-good-wood = Holz
board-good-stone = Stein
board-good-grain = Getreide
board-good-barley = Gerste
board-good-cattle = Rind
board-good-sheep = Schaf
board-good-coin = Münze
board-good-movement = Bewegung
board-good-whisky = Whisky
board-counted-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
board-held-coins = Münzen
board-held-whisky = Whisky
board-held-cards = Karten
board-held-persons = Personen
board-held-points = Punkte
board-held-chieftains = Häuptlinge
board-held-home = auf der Heimatburg
board-you-have = Was du hast: { $what }
board-sales-bring = Markt, was Verkäufe bringen: { $what }
board-sold-out = ausverkauft
board-sells-for = bringt { $price }
board-no-buyer = kein Käufer
board-market = Markt
board-taken-by = besetzt von { $who }
board-costs-now = kostet jetzt { $price }
board-can-be-chosen = kann gewählt werden
board-free-place = Freier Platz { $cell }
board-would-activate = : würde { $number } aktivieren
board-larger = Größer
board-smaller = Kleiner
board-see-all = Alles sehen
board-to-move = { $who }, am Zug
board-decides = { $who }, entscheidet für ihn
board-rondel = Rondell
board-go-here = Hierher gehen
board-refused = kann nicht genommen werden: { $why }
board-can-take =
    { $places ->
        [0] kann genommen werden
        [one] kann genommen werden, { $places } Platz
       *[other] kann genommen werden, { $places } Plätze
    }
board-die = Der Würfel
board-die-alone = Würfel
board-chosen = gewählt
board-would-be-activated = würde aktiviert
board-is-activated = aktiviert
board-would-lie = läge hier
board-built-over = über ein anderes Plättchen gebaut
board-home = Heimat
board-counted-movement =
    { $count ->
        [one] { $count } Bewegungspunkt
       *[other] { $count } Bewegungspunkte
    }
board-counted-wood = { $count } Holz
board-counted-stone =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
board-counted-grain = { $count } Getreide
board-counted-barley =
    { $count ->
        [one] { $count } Gerste
       *[other] { $count } Gersten
    }
board-counted-cattle =
    { $count ->
        [one] { $count } Rind
       *[other] { $count } Rinder
    }
board-counted-sheep =
    { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    }
board-counted-whisky = { $count } Whisky
board-reconstructed = Rekonstruiert: { $values }
