access-words = Textansicht und Zugeingabe
access-keys = Tastenkürzel
access-over = Die Partie ist zu Ende.
access-line = Zug eingeben
access-send = Zug spielen
access-options =
    { $count ->
        [0] Kein Zug möglich
        [one] 1 möglicher Zug
       *[other] { $count } mögliche Züge
    }
access-rondel =
    { $rondel ->
        [circuit] Rundkurs, von hinten nach vorn
       *[other] Rondell, von hinten nach vorn
    }
access-glen = Gebiet: { $name }
access-market = Markt
access-space = Feld { $space }: { $words }
access-cell = Auf { $cell }: { $words }
access-price =
    { $good }: bringt { $sale }, { $cost ->
        [0] nicht zu kaufen
       *[other] kostet { $cost }
    }
access-key-walk = auf dem Spielfeld bewegen
access-key-choose = ansehen, dann auswählen
access-key-line = einen Zug tippen
access-key-words = Textansicht
access-key-question = zur Anweisung
access-key-rondel =
    { $rondel ->
        [circuit] zum Rundkurs
       *[other] zum Rondell
    }
access-key-glen = zu deinem Gebiet
access-key-undo = rückgängig machen
access-key-redo = wiederherstellen
access-key-log = Protokoll, Chat und Notizen
access-key-more = Menü
access-key-escape = abbrechen, schließen
access-key-zoom = vergrößern, verkleinern, alles zeigen
access-key-keys = Tastenkürzel zeigen
access-note = Nur du kannst das sehen.
access-note-kept = Nur du kannst das sehen. Gespeichert.
