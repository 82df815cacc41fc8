rules-search-label = Regeln nach Stichwort oder Nummer durchsuchen
rules-search-hint = Stichwort oder Regelnummer
rules-search = Suchen
rules-complete = { $title }, vollständig, wie auf Glenmore gespielt.
rules-contents = Inhalt
rules-english-only = Diese Seite gibt es bisher nur auf Englisch.
rules-ruling = Entscheidung:
rules-description = Die Regeln von Glen More und Glen More II, nummeriert und durchsuchbar.
rules-found =
    { $count ->
        [one] { $count } Regel mit „{ $words }“
       *[other] { $count } Regeln mit „{ $words }“
    }
rules-none-found = Keine Regel zu „{ $words }“ gefunden
rules-try-fewer = Versuch es mit weniger Wörtern oder einem Wortteil: „whisk“ findet Whisky. Nummern beginnen mit G1, G2, C oder X.
rules-all = Alle Regeln
rules-reconstruction = Einige Werte des Materials von Glen More II sind rekonstruiert. Die Materialseite sagt zu jedem Wert, ob er bekannt, berichtet oder rekonstruiert ist.
