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
board-once = einmalig beim Anlegen: { $gain }
board-activated = beim Aktivieren: { $gain }
board-card = Karte: { $words }
board-clan-members =
    { $count ->
        [0] keine Clanmitglieder
        [one] 1 Clanmitglied
       *[other] { $count } Clanmitglieder
    }
board-scotsmen =
    { $count ->
        [0] keine Schotten
        [one] 1 Schotte
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
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $count } Münzen
    }
board-held-coins = Münzen
board-held-whisky = Whisky
board-held-cards = Karten
board-held-persons = Personen
board-held-points = SP
board-held-chieftains = Chieftains
board-held-home = auf der Heimatburg
board-you-have = Du hast: { $what }
board-sales-bring = Markt, Verkaufspreise: { $what }
board-sold-out = ausverkauft
board-sells-for = bringt { $price }
board-no-buyer = kein Käufer
board-market = Markt
board-taken-by = besetzt von { $who }
board-costs-now = kostet jetzt { $price }
board-can-be-chosen = wählbar
board-free-place =
    { $side ->
        [north] Freies Feld nördlich von { THE($tile, case: "dative") }
        [south] Freies Feld südlich von { THE($tile, case: "dative") }
        [east] Freies Feld östlich von { THE($tile, case: "dative") }
       *[west] Freies Feld westlich von { THE($tile, case: "dative") }
    }
board-activates =
    { $number ->
        [0] aktiviert nichts
        [one] aktiviert 1 Plättchen
       *[other] aktiviert { $number } Plättchen
    }
board-larger = Vergrößern
board-smaller = Verkleinern
board-see-all = Alles zeigen
board-to-move = { $who }, am Zug
board-decides = { $who }, wählt den Zug
board-rondel =
    { $rondel ->
        [circuit] Rundkurs
       *[other] Rondell
    }
board-go-here = Hierher ziehen
board-refused = nicht verfügbar: { $why }
board-can-take =
    { $places ->
        [0] verfügbar
        [one] verfügbar, passt an 1 Stelle
       *[other] verfügbar, passt an { $places } Stellen
    }
board-die = Der Würfel
board-die-alone = Würfel
board-chosen = gewählt
board-would-be-activated = kann danach aktiviert werden
board-is-activated = aktiviert
board-would-lie = käme hierher
board-built-over = über ein anderes Plättchen gebaut
board-home = Heimat
board-counted-movement =
    { $count ->
        [0] keine Bewegungspunkte
        [one] 1 Bewegungspunkt
       *[other] { $count } Bewegungspunkte
    }
board-counted-wood =
    { $count ->
        [0] kein Holz
       *[other] { $count } Holz
    }
board-counted-stone =
    { $count ->
        [0] keine Steine
        [one] 1 Stein
       *[other] { $count } Steine
    }
board-counted-grain =
    { $count ->
        [0] kein Getreide
       *[other] { $count } Getreide
    }
board-counted-barley =
    { $count ->
        [0] keine Gerste
       *[other] { $count } Gerste
    }
board-counted-cattle =
    { $count ->
        [0] keine Rinder
        [one] 1 Rind
       *[other] { $count } Rinder
    }
board-counted-sheep =
    { $count ->
        [0] keine Schafe
        [one] 1 Schaf
       *[other] { $count } Schafe
    }
board-counted-whisky =
    { $count ->
        [0] kein Whisky
       *[other] { $count } Whisky
    }
board-reconstructed = Rekonstruiert: { $values }
