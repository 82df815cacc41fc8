app-title = Glenmore: jouw gebied, tegel voor tegel
app-loading = Bezig met laden
app-games-wait =
    { $count ->
        [0] Er wacht geen partij op je
        [one] Er wacht 1 partij op je
       *[other] Er wachten { $count } partijen op je
    }
app-offline = Geen verbinding.
app-offline-more = Wat al geladen is, kun je blijven bekijken. Je beurt tot nu toe is opgeslagen.
app-newer-version = Er is een nieuwe versie beschikbaar.
app-take-it = Bijwerken
app-home = Start
app-lobby = Lobby
app-rules = Regels
app-you = Jij
app-all-games = Al mijn partijen
app-find-game = Partij zoeken
app-new-table = Nieuwe tafel
app-messages = Meldingen en rusttijden
app-log-in = Inloggen
app-sign-up = Account maken
app-new-password = Wachtwoord herstellen
app-table = Tafel
