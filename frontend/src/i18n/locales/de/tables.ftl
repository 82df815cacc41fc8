tables-left = Ehemaliger Spieler
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
tables-any-bot = Bot
tables-greedy = gierig
tables-random = zufällig
tables-paused = Vom Betreiber pausiert
tables-your-turn = Du bist am Zug
tables-goes-on = Die Partie läuft
tables-to-move = { $name } ist am Zug
tables-to-decide = Wartet auf { $names }
tables-closed = Vor Beginn geschlossen
tables-you-won =
    { $points ->
        [0] Du hast ohne Punkte gewonnen
        [one] Du hast mit 1 Punkt gewonnen
       *[other] Du hast mit { $points } Punkten gewonnen
    }
tables-placed =
    Platz { $place } von { $players }, { $points ->
        [0] keine Punkte
        [one] 1 Punkt
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
tables-friends-more = nur deine Freunde
tables-link = Nur Eingeladene
tables-link-more = nur wen du einlädst
tables-pace-live = { $minutes } min, dazu { $more } min pro Zug
tables-pace-hours =
    { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    } pro Zug, dazu { $spare ->
        [one] 1 Tag
       *[other] { $spare } Tage
    } Reserve
tables-pace-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    } pro Zug, dazu { $spare ->
        [one] 1 Tag
       *[other] { $spare } Tage
    } Reserve
tables-slow = Fernpartie
tables-slow-more = über Tage, im eigenen Tempo
tables-live = Live
tables-live-more = alle jetzt online
tables-players-second = 2 bis 4 Spieler, Chroniken
tables-players-first = 2 bis 5 Spieler
tables-none = Tisch nicht gefunden
tables-none-more = Vielleicht ist die Adresse falsch, oder der Tisch ist nur für Eingeladene: Bitte um den Link.
tables-loading = Der Tisch wird geladen
tables-was-closed = Dieser Tisch wurde geschlossen
tables-was-closed-more = Der letzte Spieler ging, bevor die Partie begann.
tables-to-lobby = Zur Lobby
tables-new = Neuer Tisch
tables-old = Alte Regelversion
tables-old-more = Diese Partie lief nach Regeln, die wir nicht mehr unterstützen. Du kannst ihre Züge noch lesen und sie herunterladen.
tables-pace = Tempo
tables-time-to-think = Bedenkzeit
tables-time-left = noch { $time }
tables-time-up = die Zeit ist um
tables-colour = Deine Farbe
tables-seats-free =
    { $free ->
        [0] Kein Platz ist frei
        [one] 1 Platz ist frei
       *[other] { $free } von { $players } Plätzen sind frei
    }
tables-free-seat = Freier Platz
tables-is-bot = Bot
tables-is-you = du
tables-is-host = Gastgeber
tables-take-seat = Mitspielen
tables-fill = Mit Bots auffüllen
tables-start-with =
    { $count ->
        [one] Allein beginnen
       *[other] Zu { $count } beginnen
    }
tables-leave = Tisch verlassen
tables-begins = Die Partie beginnt automatisch, sobald alle Plätze besetzt sind.
tables-any-colour = egal
tables-invite = Andere einladen
tables-qr = QR-Code
tables-the-link = Link
tables-copy = Kopieren
tables-copied = Kopiert
tables-link-copied = Link kopiert
tables-share = Teilen
tables-loading-games = Spiele werden geladen
tables-players = Spieler
tables-bots-among = Bots
tables-no-bots = keine
tables-how-bots = Art der Bots
tables-who-joins = Wer mitspielen kann
tables-further = Weitere Optionen
tables-rated = Gewertet
tables-rated-more = zählt für die Wertungszahl aller
tables-unrated-guest = Gäste spielen nur ungewertet
tables-unrated-bots = Partien mit Bots sind ungewertet
tables-unrated-hotseat = Partien auf einem Gerät sind ungewertet
tables-start = Partie beginnen
tables-open = Tisch eröffnen
tables-this = Dieser Tisch
tables-yes = ja
tables-no = nein
tables-option = Option
tables-read-rules = Regeln lesen
tables-chronicle = Chronik { $number }
tables-where = Wo spielt ihr?
tables-apart = Online
tables-apart-small = alle auf eigenen Geräten
tables-here = Ein Gerät
tables-here-small = alle auf diesem Gerät
