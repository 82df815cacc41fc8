# E-mails en meldingen over partijen. Titels zijn onderwerpregels: hoogstens 60 tekens.
message-turn = Jij bent aan de beurt: { $game } met { $others }
message-deadline = Je tijd raakt op: { $game } met { $others }
message-started = Je partij is begonnen: { $game } met { $others }
message-over = Partij afgelopen: { $game } met { $others }
message-invitation = { $who } nodigt je uit: { $game }
message-mention = { $who } heeft je genoemd: { $game }
message-takeover = Een bot speelt voor je: { $game } met { $others }
message-until = Je hebt tijd tot { $weekday } { $day } { $month }, { $time } uur.
message-take-back = Je tijd was om. Je kunt altijd weer zelf verder spelen.
message-first = Een ander begint. We laten het weten als jij aan de beurt bent.
message-answer = Open de tafel om mee te doen of te weigeren.
message-bot-beginner = Bot (beginner)
message-bot-easy = Bot (makkelijk)
message-bot-medium = Bot (gemiddeld)
message-bot-hard = Bot (moeilijk)
message-bot-expert = Bot (expert)
message-bot-greedy = Hebberige bot
message-bot-random = Willekeurige bot
message-result = { $place }. { $who }: { $points } ZP
message-one-and-others =
    { $number ->
        [one] { $name } en 1 ander
       *[other] { $name } en { $number } anderen
    }
message-others =
    { $number ->
        [one] 1 ander
       *[other] { $number } anderen
    }
# Het beeld van de stelling: het opschrift, de speelrichting en de namen van de pionnen.
message-rondel =
    { $edition ->
        [glen-more-2010] Het circuit nu
       *[glen-more-2] De rondel nu
    }
message-clockwise = met de klok mee
message-you = Jij
message-die = dobbelsteen
# Hetzelfde in woorden, voor de platte tekst.
message-position =
    { $edition ->
        [glen-more-2010] Het circuit nu, vanaf jou met de klok mee: { $spaces }.
       *[glen-more-2] De rondel nu, vanaf jou met de klok mee: { $spaces }.
    }
message-nothing = Er is nog niets gebeurd: jij begint.
message-more = … en eerdere zetten.
