tutorial-learn = Apprendre à jouer
tutorial-lede = Une première partie s’explique pendant que vous la jouez, en dix minutes environ.
tutorial-begin = Commencer la leçon
tutorial-go-on = Reprendre la leçon
tutorial-coach = La leçon
tutorial-progress = { $done } étapes sur { $steps }
tutorial-next = Suivant
tutorial-before = Retour
tutorial-skip = Quitter la leçon
tutorial-play-on = Continuer
tutorial-home = Vers mes parties
tutorial-chronicles = Ce qu’ajoute chaque Chronique
tutorial-new-chronicles =
    { $count ->
        [one] Nouveau : ce qu’ajoute cette Chronique
       *[other] Nouveau : ce qu’ajoutent ces Chroniques
    }
tutorial-put-away = Ranger
tutorial-rules = Ses règles
tutorial-all-rules = Toutes les règles
tutorial-chronicle-1 = Votre bateau court par les rivières de tous les joueurs et revient. À chaque château en chemin vous choisissez parmi les récompenses qui restent. Arriver tôt rapporte des points, arriver tard en coûte.
tutorial-chronicle-2 = Une montagne se dresse sur le rondel, avec place pour un seul Écossais. Qui la dépasse y laisse quelque chose. Qui se tient au sommet prend tout ce qui s’est amassé.
tutorial-chronicle-3 = Le whisky est mis en cave, où il vieillit de case en case. Trois fois dans la partie des fûts sont vendus. Plus un fût est vieux, meilleur est son prix.
tutorial-chronicle-4 = Un pion de plus est sur le rondel : l’Anglais. Qui tient le jeton Angleterre joue un tour avec lui. Sa faveur coûte des pièces : gardez-en.
tutorial-chronicle-5 = Vous amassez en secret des jetons haggis. Trois fois dans la partie le dé dit lesquels sont servis. Ce qui est servi vous rapporte, le reste se garde.
tutorial-chronicle-6 = Chaque carte lieu emblématique a un second côté avec un événement. Lors d’un rassemblement, vous retournez une de vos cartes et son histoire se produit. Ainsi un lieu sert deux fois.
tutorial-chronicle-7 = Cinq cartes du Great Glen sont visibles, chacune demandant quelque chose à la fin. Qui prend un personnage fait voter sur l’une d’elles, en secret. Seul ce que le conseil accepte comptera.
tutorial-chronicle-8 = Des truands sont en prison, et des pennies les libèrent. Qui en libère un obtient un pouvoir que nul autre n’a. À la fin, chaque truand coûte des points.
