boat-race-is-on = De race is begonnen! Boten varen naar links en komen rechts de volgende rivier in.
boat-race-before-start = De race begint zodra de eerste speler Start van de race passeert.
boat-race-rivers = Rivieren, in racevolgorde
boat-race-neutral-river = Neutraal
boat-race-river =
    { $whose ->
        [you] Jouw rivier
       *[other] Rivier van { $name }
    }, { $tiles ->
        [0] geen tegels
        [one] 1 tegel
       *[other] { $tiles } tegels
    }
boat-race-castle-at = kasteel op tegel { $place } van links
boat-race-boat-at =
    { $whose ->
        [you] je boot
       *[other] boot van { $name }
    } op tegel { $place }
boat-race-own-boat = Je boot: één tegel roeien
boat-race-boats-here = boten: { $names }
boat-race-reward-tokens = Beloningsfiches
boat-race-hidden = een gedekte fiche
boat-race-no-tokens = Geen fiches over.
boat-race-results = Resultaatkaarten
boat-race-under-way = onderweg
boat-race-first = Eerste
boat-race-second = Tweede
boat-race-third = Derde
boat-race-last = Laatste
boat-race-choice-row = Roeien
boat-race-choice-overtake = Haal in met McMuscle
boat-race-choice-take = Neem { $token }
