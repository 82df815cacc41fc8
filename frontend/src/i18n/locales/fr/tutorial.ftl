tutorial-learn = Apprendre à jouer
tutorial-lede = Apprenez en jouant une première partie guidée, en dix minutes environ.
tutorial-begin = Commencer la leçon
tutorial-go-on = Reprendre la leçon
tutorial-coach = Leçon
tutorial-progress =
    { $done ->
        [one] { $done } étape
       *[other] { $done } étapes
    } sur { $steps }
tutorial-next = Suivant
tutorial-before = Retour
tutorial-skip = Quitter la leçon
tutorial-play-on = Continuer
tutorial-home = Voir mes parties
tutorial-chronicles = Ce qu’ajoute chaque Chronique
tutorial-new-chronicles =
    { $count ->
        [one] Ce qu’ajoute cette Chronique
       *[other] Ce qu’ajoutent ces Chroniques
    }
tutorial-put-away = Masquer
tutorial-rules = Règles
tutorial-all-rules = Toutes les règles
tutorial-chronicle-1 = Votre bateau fait la course sur les rivières de tous les joueurs, puis rentre. À chaque château en chemin, choisissez une des récompenses restantes. Arriver tôt rapporte des points, arriver dernier en coûte.
tutorial-chronicle-2 = Sur le rondel se dresse une montagne, avec place pour un seul Écossais. Tous ceux qui la dépassent y laissent quelque chose. Celui qui est au sommet prend tout.
tutorial-chronicle-3 = Mettez du whisky en cave, où il vieillit de case en case. Trois fois dans la partie, vous pouvez vendre des tonneaux. Plus un tonneau est vieux, meilleur est son prix.
tutorial-chronicle-4 = Un nouveau pion arrive sur le rondel : l’Anglais. Celui qui a le jeton Angleterre joue ses tours. Sa faveur coûte des pièces : gardez-en.
tutorial-chronicle-5 = Amassez en secret des jetons haggis. Trois fois dans la partie, le dé décide lesquels sont servis. Ceux-là rapportent des points ; les autres restent sur votre table de service.
tutorial-chronicle-6 = Chaque carte lieu emblématique a un événement au dos. Un Gathering vous permet de retourner une de vos cartes et de déclencher son événement. Ainsi chaque lieu sert deux fois.
tutorial-chronicle-7 = Cinq cartes du Great Glen sont visibles, chacune avec un objectif de fin de partie. Quand vous prenez un personnage, tous votent en secret sur l’une d’elles. Seules les cartes acceptées comptent.
tutorial-chronicle-8 = Des truands sont en prison ; des Sous les libèrent. Libérez-en un pour obtenir un pouvoir unique. À la fin, chaque truand vous coûte des points.
