access-words = Tekstweergave en zetten typen
access-keys = Sneltoetsen
access-over = De partij is afgelopen.
access-line = Typ je zet
access-send = Zet spelen
access-options =
    { $count ->
        [0] Geen zet mogelijk
        [one] 1 mogelijke zet
       *[other] { $count } mogelijke zetten
    }
access-rondel =
    { $rondel ->
        [circuit] Circuit, van achter naar voren
       *[other] Rondel, van achter naar voren
    }
access-glen = Gebied: { $name }
access-market = Markt
access-space = Vak { $space }: { $words }
access-cell = Op { $cell }: { $words }
access-price =
    { $good }: levert { $sale } op, { $cost ->
        [0] niet te koop
       *[other] kost { $cost }
    }
access-key-walk = over het bord bewegen
access-key-choose = bekijken, dan kiezen
access-key-line = een zet typen
access-key-words = tekstweergave
access-key-question = naar de opdracht
access-key-rondel =
    { $rondel ->
        [circuit] naar het circuit
       *[other] naar de rondel
    }
access-key-glen = naar je gebied
access-key-undo = ongedaan maken
access-key-redo = opnieuw uitvoeren
access-key-log = logboek, chat en notities
access-key-more = menu
access-key-escape = annuleren, sluiten
access-key-zoom = inzoomen, uitzoomen, alles tonen
access-key-keys = sneltoetsen tonen
access-note = Alleen jij kunt dit zien.
access-note-kept = Alleen jij kunt dit zien. Opgeslagen.
