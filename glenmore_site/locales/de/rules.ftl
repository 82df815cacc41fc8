rules-search-label = In den Regeln nach Wörtern oder Nummer suchen
rules-search-hint = Wörter oder eine Nummer
rules-search = Suchen
rules-complete = { $title }, vollständig, wie Glenmore sie spielt.
rules-contents = Inhalt
rules-english-only = Diese Seite gibt es bisher nur auf Englisch.
rules-ruling = Entscheidung:
rules-description = Die Regeln von Glen More und Glen More II, jede mit ihrer Nummer, zum Durchsuchen.
rules-found =
    { $count ->
        [one] { $count } Regel mit „{ $words }“
       *[other] { $count } Regeln mit „{ $words }“
    }
rules-none-found = Keine Regel spricht von „{ $words }“
rules-try-fewer = Versuch weniger Wörter oder einen Teil: „whisk“ findet Whisky. Nummern beginnen mit G1, G2, C und X.
rules-all = Alle Regeln
rules-reconstruction = Ein Teil der Werte des Materials von Glen More II ist rekonstruiert; die Seite des Materials sagt zu jedem Wert, ob er bekannt, berichtet oder rekonstruiert ist.
