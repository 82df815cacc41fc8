rules-search-label = Zoek in de regels op trefwoord of nummer
rules-search-hint = Trefwoord of regelnummer
rules-search = Zoeken
rules-complete = { $title }, compleet, zoals gespeeld op Glenmore.
rules-contents = Inhoud
rules-english-only = Deze pagina is er voorlopig alleen in het Engels.
rules-ruling = Beslissing:
rules-description = De regels van Glen More en Glen More II, genummerd en doorzoekbaar.
rules-found =
    { $count ->
        [one] { $count } regel met ‘{ $words }’
       *[other] { $count } regels met ‘{ $words }’
    }
rules-none-found = Geen regel gevonden voor ‘{ $words }’
rules-try-fewer = Probeer minder woorden, of een deel van een woord: ‘whisk’ vindt whisky. Nummers beginnen met G1, G2, C of X.
rules-all = Alle regels
rules-reconstruction = Sommige waarden van het materiaal van Glen More II zijn gereconstrueerd. De materiaalpagina geeft per waarde aan of ze bekend, gemeld of gereconstrueerd is.
