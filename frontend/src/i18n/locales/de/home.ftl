home-claim = Dein Gebiet, Plättchen für Plättchen
home-lede = Spiel Glen More und Glen More II am Handy, in deinem eigenen Tempo, mit Freunden, Fremden oder Bots.
home-which-game = Spiel wählen
home-setting-table = Partie wird vorbereitet
home-play-bots = Gegen Bots spielen
home-find-others = Mitspieler finden
home-log-in = Anmelden
home-new-table = Neuer Tisch
home-no-account = Kein Konto nötig: Deine Gastpartien bleiben erhalten. Einige Werte von Glen More II sind rekonstruiert.
home-see-components = Spielmaterial ansehen
home-waiting = Wartet auf Spieler
home-all-games = Alle meine Partien
home-no-games = Noch keine Partien
home-no-games-more = Hier erscheinen deine Partien, mit Ergebnis und Wiederholung.
home-game-players = { $game }, { $players } Spieler
home-show-more = Mehr zeigen
home-looking = Deine Partien werden geladen
home-bots = Gegen Bots spielen
home-find = Partie finden
home-with-others = mit anderen
home-as-you-like = nach deinen Wünschen
home-with = mit { $names }
home-hotseat = alle Plätze auf diesem Gerät
home-turn = Du bist am Zug
home-in-your-game = in deiner Partie
home-in-some =
    in { $waiting } von { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
home-others-think = Andere sind am Zug
home-in-others =
    { $count ->
        [0] in keiner deiner Partien
        [one] in 1 deiner Partien
       *[other] in { $count } deiner Partien
    }
home-quiet = Alles ruhig
home-none-runs = Du hast keine laufenden Partien
home-your-turn = Du bist am Zug
home-others-move = Andere sind am Zug
home-play-now = Jetzt spielen
