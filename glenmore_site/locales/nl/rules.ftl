rules-search-label = Zoek in de regels op woorden of nummer
rules-search-hint = Woorden of een nummer
rules-search = Zoeken
rules-complete = { $title }, compleet, zoals Glenmore ze speelt.
rules-contents = Inhoud
rules-english-only = Deze pagina bestaat tot nu toe alleen in het Engels.
rules-ruling = Beslissing:
rules-description = De regels van Glen More en Glen More II, elke regel met zijn nummer, om in te zoeken.
rules-found =
    { $count ->
        [one] { $count } regel met ‘{ $words }’
       *[other] { $count } regels met ‘{ $words }’
    }
rules-none-found = Geen regel spreekt van ‘{ $words }’
rules-try-fewer = Probeer minder woorden, of een deel: ‘whisk’ vindt whisky. Nummers beginnen met G1, G2, C en X.
rules-all = Alle regels
rules-reconstruction = Een deel van de waarden van het materiaal van Glen More II is een reconstructie; de pagina van het materiaal zegt van elke waarde of ze bekend, gemeld of gereconstrueerd is.
