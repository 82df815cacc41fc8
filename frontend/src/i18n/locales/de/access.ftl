access-words = In Worten, und durch Tippen
access-keys = Tasten
access-over = Das Spiel ist aus.
access-line = Dein Zug, als Text
access-send = Spielen
access-options =
    { $count ->
        [one] Eine Antwort ist möglich
       *[other] { $count } Antworten sind möglich
    }
access-rondel = Das Rondell, von hinten nach vorn
access-glen = Gebiet: { $name }
access-market = Der Markt
access-space = Feld { $space }: { $words }
access-cell = Auf { $cell }: { $words }
access-price =
    { $good }: bringt { $sale }, { $cost ->
        [0] ist nicht zu kaufen
       *[other] kostet { $cost }
    }
access-key-walk = über Rondell oder Gebiet gehen
access-key-choose = ansehen, dann wählen
access-key-line = einen Zug tippen
access-key-words = der Tisch in Worten
access-key-question = zur Frage
access-key-rondel = zum Rondell
access-key-glen = zu deinem Gebiet
access-key-undo = zurücknehmen
access-key-redo = wiederholen
access-key-log = Protokoll, Chat und Notizen
access-key-more = alles andere
access-key-escape = loslassen, schließen
access-key-zoom = im Gebiet: größer, kleiner, alles sehen
access-key-keys = diese Tasten
access-note = Nur du siehst das.
access-note-kept = Nur du siehst das. Es ist gespeichert.
