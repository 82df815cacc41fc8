app-title = Glenmore: your glen, tile by tile
app-loading = Loading
app-games-wait =
    { $count ->
        [one] game waits for you,
       *[other] games wait for you,
    }
app-offline = No connection.
app-offline-more = You can look around; what you saw last is kept, and so is your draft.
app-newer-version = A newer version is here.
app-take-it = Take it
app-home = Home
app-lobby = Lobby
app-rules = Rules
app-you = You
app-all-games = All my games
app-find-game = Find a game
app-new-table = New table
app-messages = Messages and time
app-log-in = Log in
app-sign-up = Make an account
app-new-password = A new password
app-table = Table
