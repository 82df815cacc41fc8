home-claim = Votre vallée, tuile après tuile
home-lede = Jouez à Glen More et à Glen More II sur votre téléphone, à votre rythme, avec des amis, des inconnus ou des robots.
home-which-game = Quel jeu
home-setting-table = On prépare la table
home-play-bots = Jouer contre des robots
home-find-others = Trouver des joueurs
home-log-in = Se connecter
home-new-table = Nouvelle table
home-no-account = Pas besoin de compte : les parties d’un invité sont conservées. Les valeurs de Glen More II sont en partie une reconstitution :
home-see-components = voir le matériel
home-waiting = En attente de joueurs
home-all-games = Toutes mes parties
home-no-games = Pas encore de parties
home-no-games-more = Tout ce que vous jouez est gardé ici, avec le score et les coups.
home-game-players = { $game }, { $players } joueurs
home-show-more = Voir plus
home-looking = Recherche de vos parties
home-bots = Contre des robots
home-find = Trouver une partie
home-with-others = avec d’autres
home-as-you-like = comme il vous plaira
home-with = avec { $names }
home-hotseat = toutes les places sur cet appareil
home-turn = C’est votre tour
home-in-your-game = dans votre partie
home-in-some = dans { $waiting } de vos { $games } parties
home-others-think = Les autres réfléchissent
home-in-others =
    { $count ->
        [one] dans une de vos parties
       *[other] dans { $count } de vos parties
    }
home-quiet = Une vallée paisible
home-none-runs = Aucune partie n’est en cours
home-your-turn = À vous de jouer
home-others-move = Aux autres de jouer
home-play-now = Jouer maintenant
