app-title = Glenmore: jouw glen, tegel voor tegel
app-loading = Bezig met laden
app-games-wait =
    { $count ->
        [one] partij wacht op je,
       *[other] partijen wachten op je,
    }
app-offline = Geen verbinding.
app-offline-more = Je kunt rondkijken; wat je het laatst zag is bewaard, net als je begonnen beurt.
app-newer-version = Er is een nieuwere versie.
app-take-it = Neem hem
app-home = Start
app-lobby = Lobby
app-rules = Regels
app-you = Jij
app-all-games = Al mijn partijen
app-find-game = Partij zoeken
app-new-table = Nieuwe tafel
app-messages = Berichten en tijd
app-log-in = Inloggen
app-sign-up = Account maken
app-new-password = Nieuw wachtwoord
app-table = Tafel
