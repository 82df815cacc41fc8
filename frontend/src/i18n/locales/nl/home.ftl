home-claim = Jouw glen, tegel voor tegel
home-lede = Speel Glen More en Glen More II op je telefoon, in je eigen tempo, met vrienden, onbekenden of bots.
home-which-game = Welk spel
home-setting-table = De tafel wordt klaargezet
home-play-bots = Nu tegen bots spelen
home-find-others = Medespelers zoeken
home-log-in = Inloggen
home-new-table = Nieuwe tafel
home-no-account = Geen account nodig: partijen van een gast blijven bewaard. De waarden van Glen More II zijn deels een reconstructie:
home-see-components = bekijk het materiaal
home-waiting = Wacht op spelers
home-all-games = Al mijn partijen
home-no-games = Nog geen partijen
home-no-games-more = Alles wat je speelt blijft hier bewaard, met de score en de zetten.
home-game-players = { $game }, { $players } spelers
home-show-more = Meer tonen
home-looking = Je partijen worden gezocht
home-bots = Tegen bots
home-find = Partij zoeken
home-with-others = met anderen
home-as-you-like = zoals jij wilt
home-with = met { $names }
home-hotseat = alle plaatsen op dit toestel
home-turn = Jij bent aan zet
home-in-your-game = in je partij
home-in-some = in { $waiting } van je { $games } partijen
home-others-think = Anderen denken na
home-in-others =
    { $count ->
        [one] in één partij van jou
       *[other] in { $count } partijen van jou
    }
home-quiet = Een rustige glen
home-none-runs = Je hebt geen partij lopen
home-your-turn = Jouw beurt
home-others-move = Anderen aan zet
home-play-now = Nu spelen
