tables-left = Iemand die weg is
tables-bot-beginner = Bot (beginner)
tables-bot-easy = Bot (makkelijk)
tables-bot-medium = Bot (gemiddeld)
tables-bot-hard = Bot (moeilijk)
tables-bot-expert = Bot (expert)
tables-bot-number = Bot { $number }
tables-level-beginner = Beginner
tables-level-easy = Makkelijk
tables-level-medium = Gemiddeld
tables-level-hard = Moeilijk
tables-level-expert = Expert
tables-bot-greedy = Hebberige bot
tables-bot-random = Willekeurige bot
tables-bot = Bot { $name }
tables-greedy = hebberig
tables-random = toeval
tables-paused = Gepauzeerd door de beheerder
tables-your-turn = Jij bent aan zet
tables-goes-on = Het spel gaat door
tables-to-move = { $name } is aan zet
tables-to-decide = { $names } beslissen
tables-closed = Gesloten voordat ze begon
tables-you-won =
    { $points ->
        [one] Je hebt gewonnen met { $points } punt
       *[other] Je hebt gewonnen met { $points } punten
    }
tables-placed =
    { $place ->
        [1] Eerste
        [2] Tweede
        [3] Derde
        [4] Vierde
        [5] Vijfde
       *[other] Vijfde
    } van { $players }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
tables-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
tables-d = d
tables-h = u
tables-public = Iedereen
tables-public-more = te zien in de lobby
tables-friends = Vrienden
tables-friends-more = je vrienden
tables-link = Via link
tables-link-more = alleen wie je uitnodigt
tables-pace-live = { $minutes } minuten en { $more } erbij per beurt
tables-pace-hours = { $hours } uur per beurt, met { $spare } dagen reserve
tables-pace-days =
    { $days ->
        [one] { $days } dag per beurt, met { $spare } dagen reserve
       *[other] { $days } dagen per beurt, met { $spare } dagen reserve
    }
tables-slow = Langzaam
tables-slow-more = af en toe een zet
tables-live = Live
tables-live-more = nu allemaal aan tafel
tables-players-second = 2 tot 4 spelers, Kronieken
tables-players-first = 2 tot 5 spelers
tables-none = Hier is geen tafel voor jou
tables-none-more = Misschien is het adres verkeerd getypt, of de tafel is alleen voor genodigden: vraag om de link.
tables-loading = De tafel wordt geladen
tables-was-closed = Deze tafel is gesloten
tables-was-closed-more = De laatste speler ging weg voordat het spel begon.
tables-to-lobby = Naar de lobby
tables-new = Nieuwe tafel
tables-old = Een oude partij
tables-old-more = Ze werd gespeeld met regels die niet meer gespeeld worden. De zetten en het verslag zijn nog te lezen.
tables-pace = Tempo
tables-time-to-think = Bedenktijd
tables-time-left = nog { $time }
tables-time-up = de tijd is om
tables-colour = Jouw kleur
tables-seats-free =
    { $free ->
        [one] Eén plaats is vrij
       *[other] { $free } van { $players } plaatsen zijn vrij
    }
tables-free-seat = Vrije plaats
tables-is-bot = bot
tables-is-you = jij
tables-is-host = gastheer
tables-take-seat = Ga zitten
tables-fill = Vul aan met bots en begin
tables-start-with = Begin met { $count }
tables-leave = Van tafel gaan
tables-begins = Het spel begint vanzelf als de laatste plaats bezet is.
tables-any-colour = om het even
tables-invite = Nodig anderen uit
tables-qr = De link als QR-code
tables-the-link = Link
tables-copy = Kopieer
tables-copied = Gekopieerd
tables-link-copied = De link is gekopieerd
tables-share = Delen
tables-loading-games = De spellen worden geladen
tables-players = Spelers
tables-bots-among = Waarvan bots
tables-no-bots = geen
tables-how-bots = Hoe ze spelen
tables-who-joins = Wie mag meedoen
tables-further = Verdere wensen
tables-rated = Om rating
tables-rated-more = telt voor de sterkte van iedereen die meespeelt
tables-unrated-guest = gasten spelen zonder rating
tables-unrated-bots = bots spelen niet om rating
tables-unrated-hotseat = op één toestel gaat het nooit om rating
tables-start = Begin het spel
tables-open = Open de tafel
tables-this = Deze tafel
tables-yes = ja
tables-no = nee
tables-option = Optie
tables-read-rules = Lees de regels
tables-chronicle = Kroniek { $number }
tables-where = Waar spelen jullie?
tables-apart = Op afstand
tables-apart-small = ieder een toestel
tables-here = Hier
tables-here-small = allen op dit toestel
