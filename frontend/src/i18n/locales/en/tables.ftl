tables-left = Player who left
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
tables-any-bot = Bot
tables-greedy = greedy
tables-random = random
tables-paused = Paused by an admin
tables-your-turn = It’s your turn
tables-goes-on = In progress
tables-to-move = { $name }’s turn
tables-to-decide = Waiting for { $names }
tables-closed = Closed before it started
tables-you-won =
    { $points ->
        [0] You won with no points
        [one] You won with 1 point
       *[other] You won with { $points } points
    }
tables-placed =
    { $place ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Fifth
    } of { $players }, { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
tables-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
tables-d = d
tables-h = h
tables-public = Everyone
tables-public-more = listed in the lobby
tables-friends = Friends
tables-friends-more = only your friends
tables-link = Invite only
tables-link-more = only people you invite
tables-pace-live = { $minutes } min, plus { $more } min per turn
tables-pace-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    } per turn, plus a { $spare }-day reserve
tables-pace-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    } per turn, plus a { $spare }-day reserve
tables-slow = Turn-based
tables-slow-more = over days, at your own pace
tables-live = Live
tables-live-more = everyone online now
tables-players-second = 2 to 4 players, Chronicles
tables-players-first = 2 to 5 players
tables-none = Table not found
tables-none-more = The address may be wrong, or the table is invite-only: ask the host for the link.
tables-loading = Loading the table
tables-was-closed = This table was closed
tables-was-closed-more = The last player left before the game started.
tables-to-lobby = Go to lobby
tables-new = New table
tables-old = Old rules version
tables-old-more = This game used rules we no longer support. You can still read its moves and download it.
tables-pace = Pace
tables-time-to-think = Thinking time
tables-time-left = { $time } left
tables-time-up = time’s up
tables-colour = Your color
tables-seats-free =
    { $free ->
        [0] No seats are free
        [one] 1 seat is free
       *[other] { $free } of { $players } seats are free
    }
tables-free-seat = Free seat
tables-is-bot = bot
tables-is-you = you
tables-is-host = host
tables-take-seat = Take a seat
tables-fill = Fill with bots
tables-start-with =
    { $count ->
        [one] Start with 1 player
       *[other] Start with { $count }
    }
tables-leave = Leave table
tables-begins = The game starts automatically when all seats are taken.
tables-any-colour = any
tables-invite = Invite others
tables-qr = QR code
tables-the-link = Link
tables-copy = Copy
tables-copied = Copied
tables-link-copied = Link copied
tables-share = Share
tables-loading-games = Loading games
tables-players = Players
tables-bots-among = Bots
tables-no-bots = none
tables-how-bots = Bot type
tables-who-joins = Who can join
tables-further = More options
tables-rated = Rated
tables-rated-more = affects everyone’s rating
tables-unrated-guest = guests can only play unrated games
tables-unrated-bots = games with bots are unrated
tables-unrated-hotseat = games on one device are unrated
tables-start = Start the game
tables-open = Create table
tables-this = This table
tables-yes = yes
tables-no = no
tables-option = Option
tables-read-rules = Read the rules
tables-chronicle = Chronicle { $number }
tables-where = Where are you playing?
tables-apart = Online
tables-apart-small = everyone on their own device
tables-here = One device
tables-here-small = everyone on this device
