tables-left = Vertrokken speler
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
tables-any-bot = Bot
tables-greedy = hebberig
tables-random = willekeurig
tables-paused = Gepauzeerd door de beheerder
tables-your-turn = Je bent aan de beurt
tables-goes-on = Partij bezig
tables-to-move = { $name } is aan de beurt
tables-to-decide = Wacht op { $names }
tables-closed = Gesloten voor het begin
tables-you-won =
    { $points ->
        [0] Je hebt zonder punten gewonnen
        [one] Je hebt met 1 punt gewonnen
       *[other] Je hebt met { $points } punten gewonnen
    }
tables-placed =
    Plaats { $place } van { $players }, { $points ->
        [0] geen punten
        [one] 1 punt
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
tables-friends-more = alleen je vrienden
tables-link = Op uitnodiging
tables-link-more = alleen wie je uitnodigt
tables-pace-live = { $minutes } min, plus { $more } min per beurt
tables-pace-hours =
    { $hours } uur per beurt, plus { $spare ->
        [one] 1 dag
       *[other] { $spare } dagen
    } reserve
tables-pace-days =
    { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    } per beurt, plus { $spare ->
        [one] 1 dag
       *[other] { $spare } dagen
    } reserve
tables-slow = Om de beurt
tables-slow-more = over dagen, in je eigen tempo
tables-live = Live
tables-live-more = iedereen nu online
tables-players-second = 2 tot 4 spelers, Kronieken
tables-players-first = 2 tot 5 spelers
tables-none = Tafel niet gevonden
tables-none-more = Misschien klopt het adres niet, of de tafel is alleen op uitnodiging: vraag om de link.
tables-loading = De tafel wordt geladen
tables-was-closed = Deze tafel is gesloten
tables-was-closed-more = De laatste speler vertrok voordat de partij begon.
tables-to-lobby = Naar de lobby
tables-new = Nieuwe tafel
tables-old = Oude regelversie
tables-old-more = Deze partij gebruikte regels die we niet meer ondersteunen. Je kunt de zetten nog lezen en het verslag downloaden.
tables-pace = Tempo
tables-time-to-think = Bedenktijd
tables-time-left = nog { $time }
tables-time-up = de tijd is om
tables-colour = Jouw kleur
tables-seats-free =
    { $free ->
        [0] Er is geen plaats vrij
        [one] 1 plaats is vrij
       *[other] { $free } van { $players } plaatsen zijn vrij
    }
tables-free-seat = Vrije plaats
tables-is-bot = bot
tables-is-you = jij
tables-is-host = gastheer
tables-take-seat = Meedoen
tables-fill = Bots toevoegen
tables-start-with =
    { $count ->
        [one] Alleen beginnen
       *[other] Met { $count } beginnen
    }
tables-leave = Tafel verlaten
tables-begins = De partij begint automatisch zodra alle plaatsen bezet zijn.
tables-any-colour = elke
tables-invite = Anderen uitnodigen
tables-qr = QR-code
tables-the-link = Link
tables-copy = Kopiëren
tables-copied = Gekopieerd
tables-link-copied = Link gekopieerd
tables-share = Delen
tables-loading-games = Spellen worden geladen
tables-players = Spelers
tables-bots-among = Bots
tables-no-bots = geen
tables-how-bots = Soort bot
tables-who-joins = Wie mee kan doen
tables-further = Meer opties
tables-rated = Om rating
tables-rated-more = telt mee voor ieders rating
tables-unrated-guest = gasten spelen alleen zonder rating
tables-unrated-bots = partijen met bots zijn zonder rating
tables-unrated-hotseat = partijen op één apparaat zijn zonder rating
tables-start = Partij beginnen
tables-open = Tafel openen
tables-this = Deze tafel
tables-yes = ja
tables-no = nee
tables-option = Optie
tables-read-rules = Regels lezen
tables-chronicle = Kroniek { $number }
tables-where = Waar spelen jullie?
tables-apart = Online
tables-apart-small = ieder op een eigen apparaat
tables-here = Eén apparaat
tables-here-small = iedereen op dit apparaat
