access-words = In woorden, en door te typen
access-keys = Toetsen
access-over = Het spel is afgelopen.
access-line = Je zet, als tekst
access-send = Spelen
access-options =
    { $count ->
        [one] Eén antwoord is mogelijk
       *[other] { $count } antwoorden zijn mogelijk
    }
access-rondel = De rondel, van achter naar voren
access-glen = Gebied: { $name }
access-market = De markt
access-space = Vak { $space }: { $words }
access-cell = Op { $cell }: { $words }
access-price =
    { $good }: levert { $sale } op, { $cost ->
        [0] is niet te koop
       *[other] kost { $cost }
    }
access-key-walk = over rondel of gebied gaan
access-key-choose = bekijken, dan kiezen
access-key-line = een zet typen
access-key-words = de tafel in woorden
access-key-question = naar de vraag
access-key-rondel = naar de rondel
access-key-glen = naar je gebied
access-key-undo = terugnemen
access-key-redo = opnieuw doen
access-key-log = logboek, chat en notities
access-key-more = al het andere
access-key-escape = loslaten, sluiten
access-key-zoom = in het gebied: groter, kleiner, alles zien
access-key-keys = deze toetsen
access-note = Alleen jij ziet dit.
access-note-kept = Alleen jij ziet dit. Het is bewaard.
