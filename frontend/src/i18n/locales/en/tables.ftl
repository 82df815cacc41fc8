tables-left = Somebody who left
tables-bot-beginner = Beginner bot
tables-bot-easy = Easy bot
tables-bot-medium = Medium bot
tables-bot-hard = Hard bot
tables-bot-expert = Expert bot
tables-bot-number = Bot { $number }
tables-level-beginner = Beginner
tables-level-easy = Easy
tables-level-medium = Medium
tables-level-hard = Hard
tables-level-expert = Expert
tables-bot-greedy = Greedy bot
tables-bot-random = Random bot
tables-bot = Bot { $name }
tables-greedy = greedy
tables-random = random
tables-paused = Paused by the operator
tables-your-turn = It is your turn
tables-goes-on = The game goes on
tables-to-move = { $name } to move
tables-to-decide = { $names } to decide
tables-closed = Closed before it began
tables-you-won =
    { $points ->
        [one] You won with { $points } point
       *[other] You won with { $points } points
    }
tables-placed =
    { $place ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
       *[other] Fifth
    } of { $players }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tables-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
tables-d = d
tables-h = h
tables-public = Everybody
tables-public-more = shown in the lobby
tables-friends = Friends
tables-friends-more = your friends
tables-link = By link
tables-link-more = only whom you invite
tables-pace-live = { $minutes } minutes and { $more } more each turn
tables-pace-hours = { $hours } hours a turn, with { $spare } days to spare
tables-pace-days =
    { $days ->
        [one] { $days } day a turn, with { $spare } days to spare
       *[other] { $days } days a turn, with { $spare } days to spare
    }
tables-slow = Slow
tables-slow-more = a move now and then
tables-live = Live
tables-live-more = all at the table now
tables-players-second = 2 to 4 players, Chronicles
tables-players-first = 2 to 5 players
tables-none = No table here for you
tables-none-more = The address may be mistyped, or the table is only for those who were invited: ask for the link.
tables-loading = Loading the table
tables-was-closed = This table was closed
tables-was-closed-more = The last player left before the game began.
tables-to-lobby = To the lobby
tables-new = New table
tables-old = An old game
tables-old-more = It was played by rules that are played no more. Its moves and its record can still be read.
tables-pace = Pace
tables-time-to-think = Time to think
tables-time-left = { $time } left
tables-time-up = time is up
tables-colour = Your colour
tables-seats-free =
    { $free ->
        [one] One seat is free
       *[other] { $free } of { $players } seats are free
    }
tables-free-seat = Free seat
tables-is-bot = bot
tables-is-you = you
tables-is-host = host
tables-take-seat = Take a seat
tables-fill = Fill with bots and start
tables-start-with = Start with { $count }
tables-leave = Leave the table
tables-begins = The game begins by itself when the last seat is taken.
tables-any-colour = any
tables-invite = Invite others
tables-qr = The link as a QR code
tables-the-link = Link
tables-copy = Copy
tables-copied = Copied
tables-link-copied = The link was copied
tables-share = Share
tables-loading-games = Loading the games
tables-players = Players
tables-bots-among = Bots among them
tables-no-bots = none
tables-how-bots = How they play
tables-who-joins = Who may join
tables-further = Further wishes
tables-rated = Rated
tables-rated-more = counts for the strength of all who play
tables-unrated-guest = guests play unrated games
tables-unrated-bots = bots do not play rated games
tables-unrated-hotseat = all seats on one device are never rated
tables-start = Start the game
tables-open = Open the table
tables-this = This table
tables-yes = yes
tables-no = no
tables-option = Option
tables-read-rules = Read the rules
tables-chronicle = Chronicle { $number }
tables-where = Where do you play?
tables-apart = Apart
tables-apart-small = each on a device
tables-here = Here
tables-here-small = all on this device
