home-claim = Votre territoire, tuile après tuile
home-lede = Jouez à Glen More et à Glen More II sur votre téléphone, à votre rythme, avec des amis, des inconnus ou des robots.
home-which-game = Choisir un jeu
home-setting-table = Préparation de la partie
home-play-bots = Affronter des robots
home-find-others = Trouver des joueurs
home-log-in = Se connecter
home-new-table = Nouvelle table
home-no-account = Pas besoin de compte : vos parties d’invité sont conservées. Certaines valeurs de Glen More II sont reconstituées.
home-see-components = Voir le matériel
home-waiting = En attente de joueurs
home-all-games = Toutes mes parties
home-no-games = Pas encore de parties
home-no-games-more = Vos parties apparaîtront ici, avec le score et les coups.
home-game-players =
    { $game }, { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }
home-show-more = Voir plus
home-looking = Chargement de vos parties
home-bots = Affronter des robots
home-find = Trouver une partie
home-with-others = avec d’autres
home-as-you-like = à votre goût
home-with = avec { $names }
home-hotseat = toutes les places sur cet appareil
home-turn = C’est votre tour
home-in-your-game = dans votre partie
home-in-some =
    dans { $waiting } de vos { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }
home-others-think = Les autres réfléchissent
home-in-others =
    { $count ->
        [0] dans aucune de vos parties
        [one] dans 1 de vos parties
       *[other] dans { $count } de vos parties
    }
home-quiet = Tout est calme
home-none-runs = Vous n’avez aucune partie en cours
home-your-turn = À vous de jouer
home-others-move = Aux autres de jouer
home-play-now = Jouer maintenant
