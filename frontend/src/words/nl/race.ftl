race-is-on = De race is begonnen. Boten gaan naar links, en van het linkereinde van een rivier naar het rechtereinde van de volgende.
race-not-begun = De race begint zodra een eerste speler de Start van de race passeert.
race-rivers = De rivieren, in de volgorde waarin boten ze bevaren
race-neutral = Neutraal
race-river =
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
race-castle-at = kasteel op tegel { $tile } van links
race-boat-at =
    { $whose ->
        [you] je boot op tegel { $tile }
       *[other] boot van { $name } op tegel { $tile }
    }
race-own-boat = Je boot: roei één tegel
race-boats-here = boten: { $names }
race-tokens = Beloningsfiches
race-hidden = een fiche, gedekt
race-no-tokens = Er is geen fiche over.
race-results = Resultaatkaarten
race-under-way = onderweg
race-first = Eerste
race-second = Tweede
race-third = Derde
race-last = Laatste
race-row = Roeien
race-overtake = Passeer met McMuscle
race-take = Neem { $token }
race-fact-began = begon de race
race-fact-moved = roeide
race-fact-passed =
    { $whose ->
        [you] passeerde je boot
       *[other] passeerde de boot van { $name }
    }
race-fact-seen = bekeek de fiches van een kasteel
race-fact-taken = nam een fiche: { $token }
race-fact-first = kwam als eerste thuis
race-fact-second = kwam als tweede thuis
race-fact-third = kwam als derde thuis
race-fact-last = kreeg de kaart Laatste
