story-turn = Jij bent aan zet: { $game } met { $others }
story-deadline = Je tijd raakt op: { $game } met { $others }
story-started = De partij begint: { $game } met { $others }
story-over = De partij is afgelopen: { $game } met { $others }
story-invitation = { $who } nodigt je uit: { $game }
story-mention = { $who } spreekt je aan: { $game }
story-takeover = Een bot speelt voor jou: { $game } met { $others }
story-until = Je hebt tijd tot { $weekday } { $day } { $month }, { $time } uur.
story-take-back = Je tijd was om. Je kunt je plaats op elk moment weer innemen.
story-first = Een ander heeft de eerste beurt.
story-answer = Open de tafel om aan te schuiven of te bedanken.
story-bot-greedy = Hebberige bot
story-bot-random = Willekeurige bot
story-result =
    { $place }. { $who }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
story-rondel = De rondel zoals hij nu is
story-nothing = Er is nog niets gebeurd: jij begint.
story-more = … en wat eraan voorafging.
story-took = nam { $what }
story-gained = kreeg { $what }
story-bought = kocht { $what }
story-sold = verkocht { $what }
story-scored = scoorde { $what }
story-scoring = Er was een telling.
story-points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
