effect-points = { $number } SP
effect-movement =
    { $number ->
        [one] { $number } Bewegungspunkt
       *[other] { $number } Bewegungspunkte
    }
effect-bonnets =
    { $number ->
        [one] { $number } Bonnet
       *[other] { $number } Bonnets
    }
effect-any =
    { $number ->
        [one] { $number } beliebige Ressource
       *[other] { $number } beliebige Ressourcen
    }
effect-different = { $number } verschiedene Ressourcen
effect-trade = { $cost } für { $gain }
effect-or = { $first }; oder { $then }
effect-fill = 1 Klötzchen auf jedes leere Produktionsplättchen
effect-anywhere = { $what } auf ein beliebiges Plättchen
effect-any-anywhere =
    { $number ->
        [one] { $number } beliebige Ressource auf ein beliebiges Plättchen
       *[other] { $number } beliebige Ressourcen auf beliebige Plättchen
    }
effect-activate = aktiviere { $tiles }
effect-one-tile = 1 Plättchen vom Typ { $kind }
effect-marker = 1 Clanmarker
effect-remove =
    { $number ->
        [one] entferne 1 eigenes Plättchen
       *[other] entferne bis zu { $number } eigene Plättchen
    }
effect-build = baue ein Plättchen vom Ablagestapel ohne seine Kosten
effect-hume = David Hume, der als 2 Personen zählt
effect-one-more = dauerhaft: aktiviere in jedem Zug ein Plättchen mehr, egal wo
effect-all-tiles = aktiviere alle eigenen Plättchen statt der Nachbarn
effect-scotsman =
    { $number ->
        [one] { $number } Schotte
       *[other] { $number } Schotten
    }
effect-clan-member =
    { $number ->
        [one] { $number } Clanmitglied
       *[other] { $number } Clanmitglieder
    }
