message-turn = Your turn: { $game } with { $others }
message-deadline = Your time is running out: { $game } with { $others }
message-started = The game begins: { $game } with { $others }
message-over = The game is over: { $game } with { $others }
message-invitation = { $who } invites you: { $game }
message-mention = { $who } speaks to you: { $game }
message-takeover = A bot plays for you: { $game } with { $others }
message-until = You have time until { $weekday } { $day } { $month }, { $time }.
message-take-back = Your time had run out. You can take your seat back at any moment.
message-first = Another player has the first turn.
message-answer = Open the table to sit down or to decline.
message-bot-greedy = Greedy bot
message-bot-random = Random bot
message-result =
    { $place }. { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
message-rondel = The rondel as it is now
message-nothing = Nothing has happened yet: the game begins with you.
message-more = … and what came before.
message-took = took { $what }
message-gained = gained { $what }
message-bought = bought { $what }
message-sold = sold { $what }
message-scored = scored { $what }
message-scoring = There was a scoring.
message-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
