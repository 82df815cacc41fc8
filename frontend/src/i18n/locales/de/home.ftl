home-claim = Dein Glen, Plättchen für Plättchen
home-lede = Spiel Glen More und Glen More II am Handy, in deinem eigenen Tempo, mit Freunden, Fremden oder Bots.
home-which-game = Welches Spiel
home-setting-table = Der Tisch wird vorbereitet
home-play-bots = Jetzt gegen Bots spielen
home-find-others = Mitspieler finden
home-log-in = Anmelden
home-new-table = Neuer Tisch
home-no-account = Kein Konto nötig: Die Partien eines Gastes bleiben erhalten. Die Werte von Glen More II sind zum Teil rekonstruiert:
home-see-components = zum Spielmaterial
home-waiting = Wartet auf Spieler
home-all-games = Alle meine Partien
home-no-games = Noch keine Partien
home-no-games-more = Was du spielst, bleibt hier, mit Wertung und Zügen.
home-game-players = { $game }, { $players } Spieler
home-show-more = Mehr zeigen
home-looking = Deine Partien werden gesucht
home-bots = Gegen Bots
home-find = Partie finden
home-with-others = mit anderen
home-as-you-like = wie es dir gefällt
home-with = mit { $names }
home-hotseat = alle Plätze auf diesem Gerät
home-turn = Du bist am Zug
home-in-your-game = in deiner Partie
home-in-some = in { $waiting } von deinen { $games } Partien
home-others-think = Die anderen denken nach
home-in-others =
    { $count ->
        [one] in einer deiner Partien
       *[other] in { $count } deiner Partien
    }
home-quiet = Ein stilles Glen
home-none-runs = Keine deiner Partien läuft
home-your-turn = Du bist am Zug
home-others-move = Andere am Zug
home-play-now = Jetzt spielen
