# Emails and notifications about games. Titles are subjects: at most 60 characters.
message-turn = Your turn: { $game } with { $others }
message-deadline = Running out of time: { $game } with { $others }
message-started = Your game has started: { $game } with { $others }
message-over = Game over: { $game } with { $others }
message-invitation = { $who } invited you to { $game }
message-mention = { $who } mentioned you in { $game }
message-takeover = A bot is playing for you: { $game } with { $others }
message-until = You have until { $weekday } { $day } { $month }, { $time }.
message-take-back = You ran out of time. You can rejoin whenever you like.
message-first = Another player goes first. We’ll let you know when it’s your turn.
message-answer = Open the table to join or decline.
message-bot-beginner = Beginner bot
message-bot-easy = Easy bot
message-bot-medium = Medium bot
message-bot-hard = Hard bot
message-bot-expert = Expert bot
message-bot-greedy = Greedy bot
message-bot-random = Random bot
message-result = { $place }. { $who }: { $points } VP
message-one-and-others =
    { $number ->
        [one] { $name } and 1 other
       *[other] { $name } and { $number } others
    }
message-others =
    { $number ->
        [one] 1 other
       *[other] { $number } others
    }
# The picture of the position: its caption, the direction of play and the names of pieces.
message-rondel =
    { $edition ->
        [glen-more-2010] The circuit now
       *[glen-more-2] The rondel now
    }
message-clockwise = clockwise
message-you = You
message-die = die
# The same in words, for the plain text.
message-position =
    { $edition ->
        [glen-more-2010] The circuit now, clockwise from you: { $spaces }.
       *[glen-more-2] The rondel now, clockwise from you: { $spaces }.
    }
message-nothing = Nothing has happened yet: you go first.
message-more = … and earlier moves.
