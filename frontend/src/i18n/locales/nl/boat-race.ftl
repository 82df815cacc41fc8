boat-race-is-on = De race is begonnen. Boten gaan naar links, en van het linkereinde van een rivier naar het rechtereinde van de volgende.
boat-race-before-start = De race begint zodra een eerste speler de Start van de race passeert.
boat-race-rivers = De rivieren, in de volgorde waarin boten ze bevaren
boat-race-neutral-river = Neutraal
boat-race-river =
    { $whose ->
        [you] { $tiles ->
            [one] Je rivier, { $tiles } tegel
           *[other] Je rivier, { $tiles } tegels
        }
       *[other] { $tiles ->
            [one] Rivier van { $name }, { $tiles } tegel
           *[other] Rivier van { $name }, { $tiles } tegels
        }
    }
boat-race-castle-at = kasteel op tegel { $tile } van links
boat-race-boat-at =
    { $whose ->
        [you] je boot op tegel { $tile }
       *[other] boot van { $name } op tegel { $tile }
    }
boat-race-own-boat = Je boot: roei één tegel
boat-race-boats-here = boten: { $names }
boat-race-reward-tokens = Beloningsfiches
boat-race-hidden = een fiche, gedekt
boat-race-no-tokens = Er is geen fiche over.
boat-race-results = Resultaatkaarten
boat-race-under-way = onderweg
boat-race-first = Eerste
boat-race-second = Tweede
boat-race-third = Derde
boat-race-last = Laatste
boat-race-choice-row = Roeien
boat-race-choice-overtake = Passeer met McMuscle
boat-race-choice-take = Neem { $token }
