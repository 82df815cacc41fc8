message-turn = Du bist am Zug: { $game } mit { $others }
message-deadline = Deine Zeit läuft ab: { $game } mit { $others }
message-started = Das Spiel beginnt: { $game } mit { $others }
message-over = Das Spiel ist zu Ende: { $game } mit { $others }
message-invitation = { $who } lädt dich ein: { $game }
message-mention = { $who } spricht dich an: { $game }
message-takeover = Ein Bot spielt für dich: { $game } mit { $others }
message-until = Du hast Zeit bis { $weekday }, { $day }. { $month }, { $time } Uhr.
message-take-back = Deine Zeit war abgelaufen. Du kannst deinen Platz jederzeit zurücknehmen.
message-first = Jemand anders hat den ersten Zug.
message-answer = Öffne den Tisch, um dich zu setzen oder abzulehnen.
message-bot-greedy = Gieriger Bot
message-bot-random = Zufallsbot
message-result =
    { $place }. { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
message-rondel = Das Rondell, wie es jetzt ist
message-nothing = Noch ist nichts geschehen: Du beginnst.
message-more = … und was davor war.
message-took = nahm { $what }
message-gained = bekam { $what }
message-bought = kaufte { $what }
message-sold = verkaufte { $what }
message-scored = machte { $what }
message-scoring = Es gab eine Wertung.
message-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
