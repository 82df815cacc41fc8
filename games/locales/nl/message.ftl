message-turn = Jij bent aan zet: { $game } met { $others }
message-deadline = Je tijd raakt op: { $game } met { $others }
message-started = De partij begint: { $game } met { $others }
message-over = De partij is afgelopen: { $game } met { $others }
message-invitation = { $who } nodigt je uit: { $game }
message-mention = { $who } spreekt je aan: { $game }
message-takeover = Een bot speelt voor jou: { $game } met { $others }
message-until = Je hebt tijd tot { $weekday } { $day } { $month }, { $time } uur.
message-take-back = Je tijd was om. Je kunt je plaats op elk moment weer innemen.
message-first = Een ander heeft de eerste beurt.
message-answer = Open de tafel om aan te schuiven of te bedanken.
message-bot-greedy = Hebberige bot
message-bot-random = Willekeurige bot
message-result =
    { $place }. { $who }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
message-rondel = De rondel zoals hij nu is
message-nothing = Er is nog niets gebeurd: jij begint.
message-more = … en wat eraan voorafging.
message-took = nam { $what }
message-gained = kreeg { $what }
message-bought = kocht { $what }
message-sold = verkocht { $what }
message-scored = scoorde { $what }
message-scoring = Er was een telling.
message-points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
