app-title = Glenmore: dein Gebiet, Plättchen für Plättchen
app-loading = Wird geladen
app-games-wait =
    { $count ->
        [0] Keine Partie wartet auf dich
        [one] 1 Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }
app-offline = Keine Verbindung.
app-offline-more = Was schon geladen ist, kannst du weiter ansehen. Dein begonnener Zug ist gespeichert.
app-newer-version = Eine neue Version ist verfügbar.
app-take-it = Aktualisieren
app-home = Start
app-lobby = Lobby
app-rules = Regeln
app-you = Du
app-all-games = Alle meine Partien
app-find-game = Partie finden
app-new-table = Neuer Tisch
app-messages = Benachrichtigungen und Ruhezeiten
app-log-in = Anmelden
app-sign-up = Registrieren
app-new-password = Passwort zurücksetzen
app-table = Tisch
