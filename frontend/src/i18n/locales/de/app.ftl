app-title = Glenmore: dein Glen, Plättchen für Plättchen
app-loading = Wird geladen
app-games-wait =
    { $count ->
        [one] Partie wartet auf dich,
       *[other] Partien warten auf dich,
    }
app-offline = Keine Verbindung.
app-offline-more = Du kannst dich umsehen; was du zuletzt gesehen hast, ist noch da, und dein begonnener Zug auch.
app-newer-version = Eine neuere Version ist da.
app-take-it = Übernehmen
app-home = Start
app-lobby = Lobby
app-rules = Regeln
app-you = Du
app-all-games = Alle meine Partien
app-find-game = Partie finden
app-new-table = Neuer Tisch
app-messages = Nachrichten und Zeit
app-log-in = Anmelden
app-sign-up = Konto anlegen
app-new-password = Neues Passwort
app-table = Tisch
