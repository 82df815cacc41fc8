story-turn = Du bist am Zug: { $game } mit { $others }
story-deadline = Deine Zeit läuft ab: { $game } mit { $others }
story-started = Das Spiel beginnt: { $game } mit { $others }
story-over = Das Spiel ist zu Ende: { $game } mit { $others }
story-invitation = { $who } lädt dich ein: { $game }
story-mention = { $who } spricht dich an: { $game }
story-takeover = Ein Bot spielt für dich: { $game } mit { $others }
story-until = Du hast Zeit bis { $weekday }, { $day }. { $month }, { $time } Uhr.
story-take-back = Deine Zeit war abgelaufen. Du kannst deinen Platz jederzeit zurücknehmen.
story-first = Jemand anders hat den ersten Zug.
story-answer = Öffne den Tisch, um dich zu setzen oder abzulehnen.
story-bot-greedy = Gieriger Bot
story-bot-random = Zufallsbot
story-result =
    { $place }. { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
story-rondel = Das Rondell, wie es jetzt ist
story-nothing = Noch ist nichts geschehen: Du beginnst.
story-more = … und was davor war.
story-took = nahm { $what }
story-gained = bekam { $what }
story-bought = kaufte { $what }
story-sold = verkaufte { $what }
story-scored = machte { $what }
story-scoring = Es gab eine Wertung.
story-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
