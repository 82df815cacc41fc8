app-title = Glenmore: your territory, tile by tile
app-loading = Loading
app-games-wait =
    { $count ->
        [0] No games are waiting for you
        [one] 1 game is waiting for you
       *[other] { $count } games are waiting for you
    }
app-offline = No connection.
app-offline-more = You can keep browsing what’s already loaded. Your turn so far is saved.
app-newer-version = A new version is available.
app-take-it = Update
app-home = Home
app-lobby = Lobby
app-rules = Rules
app-you = You
app-all-games = All my games
app-find-game = Find a game
app-new-table = New table
app-messages = Notifications and time off
app-log-in = Log in
app-sign-up = Sign up
app-new-password = Reset password
app-table = Table
