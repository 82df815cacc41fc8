home-claim = Your glen, tile by tile
home-lede = Play Glen More and Glen More II from your phone, at your own pace, with friends, strangers or bots.
home-which-game = Which game
home-setting-table = Setting the table
home-play-bots = Play bots now
home-find-others = Find others
home-log-in = Log in
home-new-table = New table
home-no-account = No account needed; a guest’s games are kept. Values of Glen More II are partly a reconstruction:
home-see-components = see the components
home-waiting = Waiting for players
home-all-games = All my games
home-no-games = No games yet
home-no-games-more = Whatever you play is kept here, with the score and the moves.
home-game-players = { $game }, { $players } players
home-show-more = Show more
home-looking = Looking for your games
home-bots = Play bots
home-find = Find a game
home-with-others = with others
home-as-you-like = as you like it
home-with = with { $names }
home-hotseat = all seats on this device
home-turn = It is your turn
home-in-your-game = in your game
home-in-some = in { $waiting } of your { $games } games
home-others-think = Others are thinking
home-in-others =
    { $count ->
        [one] in one game of yours
       *[other] in { $count } games of yours
    }
home-quiet = A quiet glen
home-none-runs = No game of yours is running
home-your-turn = Your turn
home-others-move = Others to move
home-play-now = Play now
