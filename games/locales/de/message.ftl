# E-Mails und Benachrichtigungen zu Partien. Titel sind Betreffzeilen: höchstens 60 Zeichen.
message-turn = Du bist am Zug: { $game } mit { $others }
message-deadline = Deine Zeit läuft ab: { $game } mit { $others }
message-started = Deine Partie hat begonnen: { $game } mit { $others }
message-over = Partie zu Ende: { $game } mit { $others }
message-invitation = { $who } lädt dich ein: { $game }
message-mention = { $who } hat dich erwähnt: { $game }
message-takeover = Ein Bot spielt für dich: { $game } mit { $others }
message-until = Du hast Zeit bis { $weekday }, { $day }. { $month }, { $time } Uhr.
message-take-back = Deine Zeit war abgelaufen. Du kannst jederzeit wieder selbst spielen.
message-first = Jemand anders beginnt. Wir melden uns, sobald du am Zug bist.
message-answer = Öffne den Tisch, um mitzuspielen oder abzulehnen.
message-bot-beginner = Bot (Anfänger)
message-bot-easy = Bot (leicht)
message-bot-medium = Bot (mittel)
message-bot-hard = Bot (schwer)
message-bot-expert = Bot (Experte)
message-bot-greedy = Gieriger Bot
message-bot-random = Zufallsbot
message-result = { $place }. { $who }: { $points } SP
message-one-and-others =
    { $number ->
        [one] { $name } und 1 weiteren Person
       *[other] { $name } und { $number } weiteren
    }
message-others =
    { $number ->
        [one] 1 anderen Person
       *[other] { $number } anderen
    }
# Das Bild der Stellung: Überschrift, Spielrichtung und Namen der Figuren.
message-rondel =
    { $edition ->
        [glen-more-2010] Der Rundkurs jetzt
       *[glen-more-2] Das Rondell jetzt
    }
message-clockwise = im Uhrzeigersinn
message-you = Du
message-die = Würfel
# Dasselbe in Worten, für den reinen Text.
message-position =
    { $edition ->
        [glen-more-2010] Der Rundkurs jetzt, im Uhrzeigersinn von dir aus: { $spaces }.
       *[glen-more-2] Das Rondell jetzt, im Uhrzeigersinn von dir aus: { $spaces }.
    }
message-nothing = Noch ist nichts geschehen: Du beginnst.
message-more = … und frühere Züge.
