common-trouble = Da ist etwas aufgetaucht
common-first-page = Zur Startseite
common-try-again = Noch einmal versuchen
common-back = Zurück
common-seats-free = { $free } von { $players } Plätzen frei
