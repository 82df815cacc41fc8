parts-trouble = Da ist etwas aufgetaucht
parts-first-page = Zur Startseite
parts-try-again = Noch einmal versuchen
parts-back = Zurück
parts-seats-free = { $free } von { $players } Plätzen frei
