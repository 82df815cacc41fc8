story-turn = Your turn: { $game } with { $others }
story-deadline = Your time is running out: { $game } with { $others }
story-started = The game begins: { $game } with { $others }
story-over = The game is over: { $game } with { $others }
story-invitation = { $who } invites you: { $game }
story-mention = { $who } speaks to you: { $game }
story-takeover = A bot plays for you: { $game } with { $others }
story-until = You have time until { $weekday } { $day } { $month }, { $time }.
story-take-back = Your time had run out. You can take your seat back at any moment.
story-first = Another player has the first turn.
story-answer = Open the table to sit down or to decline.
story-bot-greedy = Greedy bot
story-bot-random = Random bot
story-result =
    { $place }. { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
story-rondel = The rondel as it is now
story-nothing = Nothing has happened yet: the game begins with you.
story-more = … and what came before.
story-took = took { $what }
story-gained = gained { $what }
story-bought = bought { $what }
story-sold = sold { $what }
story-scored = scored { $what }
story-scoring = There was a scoring.
story-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
