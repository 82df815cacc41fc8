home-claim = Your territory, tile by tile
home-lede = Play Glen More and Glen More II on your phone, at your own pace, with friends, strangers or bots.
home-which-game = Choose a game
home-setting-table = Setting up the game
home-play-bots = Play vs bots
home-find-others = Find players
home-log-in = Log in
home-new-table = New table
home-no-account = No account needed: your guest games are saved. Some Glen More II values are reconstructed.
home-see-components = See the components
home-waiting = Waiting for players
home-all-games = All my games
home-no-games = No games yet
home-no-games-more = Your games will show up here, with scores and replays.
home-game-players =
    { $game }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }
home-show-more = Show more
home-looking = Loading your games
home-bots = Play vs bots
home-find = Find a game
home-with-others = with others
home-as-you-like = your own settings
home-with = with { $names }
home-hotseat = all seats on this device
home-turn = It’s your turn
home-in-your-game = in your game
home-in-some =
    in { $waiting } of your { $games ->
        [one] 1 game
       *[other] { $games } games
    }
home-others-think = Waiting for others
home-in-others =
    { $count ->
        [0] in none of your games
        [one] in 1 of your games
       *[other] in { $count } of your games
    }
home-quiet = All quiet
home-none-runs = You have no games in progress
home-your-turn = Your turn
home-others-move = Waiting for others
home-play-now = Play now
