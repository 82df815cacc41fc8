home-claim = Jouw gebied, tegel voor tegel
home-lede = Speel Glen More en Glen More II op je telefoon, in je eigen tempo, met vrienden, onbekenden of bots.
home-which-game = Kies een spel
home-setting-table = De partij wordt klaargezet
home-play-bots = Tegen bots spelen
home-find-others = Spelers zoeken
home-log-in = Inloggen
home-new-table = Nieuwe tafel
home-no-account = Geen account nodig: je gastpartijen blijven bewaard. Sommige waarden van Glen More II zijn gereconstrueerd.
home-see-components = Materiaal bekijken
home-waiting = Wacht op spelers
home-all-games = Al mijn partijen
home-no-games = Nog geen partijen
home-no-games-more = Hier komen je partijen te staan, met score en herhaling.
home-game-players =
    { $game }, { $players ->
        [one] 1 speler
       *[other] { $players } spelers
    }
home-show-more = Meer tonen
home-looking = Je partijen worden geladen
home-bots = Tegen bots spelen
home-find = Partij zoeken
home-with-others = met anderen
home-as-you-like = naar eigen wens
home-with = met { $names }
home-hotseat = alle plaatsen op dit apparaat
home-turn = Je bent aan de beurt
home-in-your-game = in je partij
home-in-some =
    in { $waiting } van je { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }
home-others-think = Wachten op anderen
home-in-others =
    { $count ->
        [0] in geen van je partijen
        [one] in 1 van je partijen
       *[other] in { $count } van je partijen
    }
home-quiet = Alles rustig
home-none-runs = Je hebt geen lopende partijen
home-your-turn = Jouw beurt
home-others-move = Anderen zijn aan de beurt
home-play-now = Nu spelen
