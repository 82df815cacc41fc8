game-free-place = l’emplacement libre
game-do-take = Prendre { THE($tile) }
game-do-discard = Défausser { THE($tile) }
game-do-go = Aller sur { THE($tile) }
game-do-place = Placer
game-do-activate = Activer { THE($tile) }
game-do-sell = Vendre { $good } depuis { THE($tile) } pour { $price }
game-do-buy = Acheter { $good } pour { $price }
game-do-pay = Payer
game-do-pay-from = { $good } depuis { THE($tile) }
game-do-coin-for = Payer 1 pièce à la place : { $good }
game-do-give = Échanger { $number }
game-do-keep = Garder { $good }
game-a-good = une ressource
game-do-put = { $good } sur { THE($tile) }
game-do-move = Déplacer : { $from } → { $to }
game-do-promote = Nommer chef sur { THE($tile) }
game-do-sacrifice = Payer avec celui sur { THE($tile) }
game-do-sacrifice-chieftain = Payer avec un chef
game-do-recruit = Sur { THE($tile) }
game-do-remove = Retirer { THE($tile) }
game-do-claim = Pion de clan sur { $clan }
game-do-build = Construire { THE($tile) }
game-do-forgo = Abandonner 1 point de mouvement
game-do-done = Continuer
game-do-decline = Non, merci
game-do-end = Confirmer le tour
game-aside-sell = Vendre
game-aside-move = Déplacer
game-aside-promote = Chef
game-stay-last = Vous restez dernier et rejouez.
game-your-turn = À vous de jouer
game-part =
    Étape { $number } sur 4 : { $stage ->
        [take] prendre
        [place] placer
        [activate] activer
       *[end] terminer
    }
game-draft = Brouillon
game-answers = Choix
game-besides = Autres actions
game-back-to-question = Retour au choix
game-more = Menu
game-undo = Annuler
game-redo = Rétablir
game-back = Retour
game-chronicles = Chroniques
game-tap-clan-see = Touchez un clan pour voir son bonus.
game-clan-board = Plateau de clan
game-clans = Joueurs
game-glen-of = Territoire : { $name }
game-key-walk = se déplacer
game-key-choose = choisir
game-key-undo = annuler
game-key-redo = rétablir
game-key-more = menu
game-boards = Plateaux
game-market = Marché
game-talk = Journal et discussion
game-share-victory = Vous partagez la victoire
game-you-win = Vous avez gagné !
game-win =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
game-the-end = Partie terminée
game-score-sheet = Feuille de score
game-loading = Chargement de la partie
game-no-answer = Le serveur ne répond pas.
game-no-answer-more = Vous pouvez continuer à regarder ; votre tour en cours est enregistré.
game-close-peek = Fermer l’aperçu
game-one-marker = 1 pion de clan
game-each-time = à chaque activation
game-yours =
    { $number ->
        [0] vous n’en avez pas
       *[other] vous en avez { $number }
    }
game-no-buyer = Pas d’acheteur
game-sell-for = Vendre à { $price }
game-sells-for = Se vend { $price }
game-sell-from = Vendre depuis { THE($tile) }
game-buy-hint = On n’achète que pour payer un coût : c’est proposé quand il le faut, au prix entouré.
game-your-glen = Votre territoire
game-play-on = Continuer
game-resign = Abandonner
game-tiles = tuiles
game-points = PV
game-tile-count =
    { $count ->
        [0] aucune tuile
        [one] 1 tuile
       *[other] { $count } tuiles
    }
game-cards-persons = Cartes et personnages
game-whose-glen = Joueur
game-rule = Règle { $rule }
game-points-for = Source
game-no-points = Pas encore de points.
game-all = Total
game-secret = Les points des autres restent cachés jusqu’à la fin.
game-seed = Graine de cette partie
game-bot = robot
game-to-move = à jouer
game-seconds-left =
    { $seconds ->
        [0] plus de temps
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
game-back-to-games = Retour à mes parties
game-compare = { $name } : comparer
game-log-chat = Journal et discussion
game-nothing-yet = Rien pour l’instant.
game-unfold =
    { $rondel ->
        [circuit] Déplier le circuit
       *[other] Déplier le rondel
    }
game-fold =
    { $rondel ->
        [circuit] Replier le circuit
       *[other] Replier le rondel
    }
game-waiting = En attente
game-look-on = Vous regardez la partie. Ce qui est caché le reste.
game-goes-on = La partie s’actualise toute seule.
game-moved-on = La partie a avancé entre-temps ; votre coup n’a pas été joué.
game-you = Vous
game-ask-sell = Choisissez une ressource à vendre
game-ask-move = Choisissez qui déplacer, et où
game-ask-promote = Choisissez qui devient chef
game-tap-tile = Touchez une tuile pour voir son coût et où elle va.
game-can-take =
    { $can ->
        [0] Vous ne pouvez prendre aucune des { $ahead } tuiles.
        [one] Vous pouvez prendre 1 tuile sur { $ahead }. Touchez-la pour le détail.
       *[other] Vous pouvez prendre { $can } tuiles sur { $ahead }. Touchez-en une pour le détail.
    }
game-tap-clan = Touchez un clan sur la carte.
game-tap-board = Touchez votre choix sur le plateau.
game-tap-where = Touchez maintenant la destination.
game-tap-framed = Touchez un emplacement en surbrillance.
game-steps-unused =
    { $steps ->
        [0] Plus de points de mouvement.
        [one] Encore 1 point de mouvement.
       *[other] Encore { $steps } points de mouvement.
    }
game-can-activate =
    { $number ->
        [0] Rien à activer.
        [one] Touchez la tuile pour l’activer.
       *[other] Touchez une tuile pour l’activer (encore { $number }).
    }
game-end-turn = Terminer le tour
game-activate-all = Tout activer ({ $number })
game-end-turn-unused = Finir le tour ({ $number })
game-end-anyway = Finir quand même
game-end-unused-hint = Tout n’est pas utilisé. Touchez encore une fois pour terminer votre tour.
game-end-turn-asked = Terminer le tour ?
game-after-this = De nouvelles tuiles seront tirées.
game-undo-ends = Vous ne pourrez plus annuler.
game-places-fit =
    { $places ->
        [0] Ne va nulle part.
        [one] 1 emplacement possible.
       *[other] { $places } emplacements possibles.
    }
game-you-pass =
    { $tiles ->
        [0] Vous ne sautez aucune tuile.
        [one] Vous sautez 1 tuile.
       *[other] Vous sautez { $tiles } tuiles.
    }
game-take-asked = Prendre { THE($tile) } ?
game-take-it = Prendre
game-place-asked = Placer { THE($tile) } ici ?
game-place-it-asked = Placer la tuile ici ?
game-can-activate-these = À activer : { $names }.
game-activates-nothing = N’active rien.
game-asked = { $words } ?
game-decide =
    { $count ->
        [one] { $names } décide
       *[other] { $names } décident
    }
game-decide-for-once = { $piece } joue : { $name } décide
game-you-decide-for-once = { $piece } joue : vous décidez.
game-nobody = Personne
game-bought-for = achat : { $good } ({ $price })
game-buy-at = achat pour { $price }
game-from = depuis { THE($tile) }
game-a-coin = une pièce
game-the-glen = votre territoire
game-way-costs =
    { $coins ->
        [0] Routes gratuites.
        [one] Coût des routes : 1 pièce.
       *[other] Coût des routes : { $coins } pièces.
    }
game-plays-next = { $name } joue ensuite.
game-rules = Règles
game-clans-glens = Joueurs et territoires
game-log-notes = Journal, discussion et notes
game-close = Fermer
game-log = Journal
game-chat = Discussion
game-notes = Notes
game-somebody = Quelqu’un
game-nothing-said = Pas encore de messages.
game-say = Message
game-send = Envoyer
game-answer = Répondre : { $choice }
game-at-the-end = à la fin
game-hint = Conseil
game-hint-is = Conseil : { $choice }
game-hint-place = Placez-la sur l’emplacement en pointillé
