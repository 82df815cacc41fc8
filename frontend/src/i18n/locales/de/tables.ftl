tables-left = Jemand, der weg ist
tables-bot-beginner = Bot (Anfänger)
tables-bot-easy = Bot (leicht)
tables-bot-medium = Bot (mittel)
tables-bot-hard = Bot (schwer)
tables-bot-expert = Bot (Experte)
tables-bot-number = Bot { $number }
tables-level-beginner = Anfänger
tables-level-easy = Leicht
tables-level-medium = Mittel
tables-level-hard = Schwer
tables-level-expert = Experte
tables-bot-greedy = Gieriger Bot
tables-bot-random = Zufallsbot
tables-bot = Bot { $name }
tables-greedy = gierig
tables-random = Zufall
tables-paused = Vom Betreiber angehalten
tables-your-turn = Du bist am Zug
tables-goes-on = Das Spiel geht weiter
tables-to-move = { $name } ist am Zug
tables-to-decide = { $names } entscheiden
tables-closed = Geschlossen, bevor sie begann
tables-you-won =
    { $points ->
        [one] Du hast mit { $points } Punkt gewonnen
       *[other] Du hast mit { $points } Punkten gewonnen
    }
tables-placed =
    { $place ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
        [4] Vierter
        [5] Fünfter
       *[other] Fünfter
    } von { $players }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
tables-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
tables-d = T
tables-h = h
tables-public = Alle
tables-public-more = in der Lobby zu sehen
tables-friends = Freunde
tables-friends-more = deine Freunde
tables-link = Per Link
tables-link-more = nur wen du einlädst
tables-pace-live = { $minutes } Minuten und { $more } mehr je Zug
tables-pace-hours = { $hours } Stunden je Zug, mit { $spare } Tagen Reserve
tables-pace-days =
    { $days ->
        [one] { $days } Tag je Zug, mit { $spare } Tagen Reserve
       *[other] { $days } Tage je Zug, mit { $spare } Tagen Reserve
    }
tables-slow = Langsam
tables-slow-more = ab und zu ein Zug
tables-live = Live
tables-live-more = jetzt alle am Tisch
tables-players-second = 2 bis 4 Spieler, Chroniken
tables-players-first = 2 bis 5 Spieler
tables-none = Hier ist kein Tisch für dich
tables-none-more = Vielleicht ist die Adresse vertippt, oder der Tisch ist nur für Eingeladene: Frag nach dem Link.
tables-loading = Der Tisch wird geladen
tables-was-closed = Dieser Tisch wurde geschlossen
tables-was-closed-more = Der letzte Spieler ging, bevor das Spiel begann.
tables-to-lobby = Zur Lobby
tables-new = Neuer Tisch
tables-old = Eine alte Partie
tables-old-more = Sie wurde nach Regeln gespielt, die nicht mehr gespielt werden. Züge und Aufzeichnung lassen sich noch lesen.
tables-pace = Tempo
tables-time-to-think = Bedenkzeit
tables-time-left = noch { $time }
tables-time-up = die Zeit ist um
tables-colour = Deine Farbe
tables-seats-free =
    { $free ->
        [one] Ein Platz ist frei
       *[other] { $free } von { $players } Plätzen sind frei
    }
tables-free-seat = Freier Platz
tables-is-bot = Bot
tables-is-you = du
tables-is-host = Gastgeber
tables-take-seat = Platz nehmen
tables-fill = Mit Bots auffüllen und beginnen
tables-start-with = Mit { $count } beginnen
tables-leave = Den Tisch verlassen
tables-begins = Das Spiel beginnt von selbst, wenn der letzte Platz besetzt ist.
tables-any-colour = egal
tables-invite = Andere einladen
tables-qr = Der Link als QR-Code
tables-the-link = Link
tables-copy = Kopieren
tables-copied = Kopiert
tables-link-copied = Der Link wurde kopiert
tables-share = Teilen
tables-loading-games = Die Spiele werden geladen
tables-players = Spieler
tables-bots-among = Davon Bots
tables-no-bots = keine
tables-how-bots = Wie sie spielen
tables-who-joins = Wer darf mitspielen
tables-further = Weitere Wünsche
tables-rated = Gewertet
tables-rated-more = zählt für die Spielstärke aller
tables-unrated-guest = Gäste spielen ohne Wertung
tables-unrated-bots = Bots spielen keine gewerteten Partien
tables-unrated-hotseat = auf einem Gerät wird nie gewertet
tables-start = Die Partie beginnen
tables-open = Den Tisch eröffnen
tables-this = Dieser Tisch
tables-yes = ja
tables-no = nein
tables-option = Option
tables-read-rules = Die Regeln lesen
tables-chronicle = Chronik { $number }
tables-where = Wo spielt ihr?
tables-apart = Aus der Ferne
tables-apart-small = jeder am eigenen Gerät
tables-here = Hier
tables-here-small = alle an diesem Gerät
