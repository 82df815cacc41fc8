game-free-place = la place libre
game-do-take = Prendre { THE($tile) }
game-do-discard = Laisser partir { THE($tile) }
game-do-go = Aller à { $tile }
game-do-place = Placer
game-do-activate = Activer { $tile }
game-do-sell = Vendre { $good } de { $tile } pour { $price }
game-do-buy = Acheter { $good } pour { $price }
game-do-pay = Payer
game-do-pay-from = { $good } de { $tile }
game-do-coin-for = Une pièce au lieu de { $good }
game-do-give = Donner { $number }
game-do-keep = Garder { $good }
game-a-good = une ressource
game-do-put = { $good } sur { $tile }
game-do-move = Aller de { $from } à { $to }
game-do-promote = Chef depuis { $tile }
game-do-sacrifice = Donner celui de { $tile }
game-do-sacrifice-chieftain = Donner un chef
game-do-recruit = Sur { $tile }
game-do-remove = Retirer { $tile }
game-do-claim = S’allier à { $clan }
game-do-build = Construire { $tile }
game-do-forgo = Abandonner 1 point de mouvement
game-do-done = Continuer
game-do-decline = Non, merci
game-do-end = Confirmer le tour
game-aside-sell = Vendre
game-aside-move = Marcher
game-aside-promote = Chef
game-stay-last = Vous restez dernier et rejouez
game-your-turn = À vous de jouer
game-part =
    Étape { $number } sur 4 : { $stage ->
        [take] prendre
        [place] placer
        [activate] activer
       *[end] terminer
    }
game-draft = Brouillon
game-answers = Réponses
game-besides = En plus
game-back-to-question = Retour à la question
game-more = Plus
game-undo = Annuler
game-redo = Rétablir
game-back = Retour
game-chronicles = Chroniques
game-tap-clan-see = Touchez un clan pour voir ce qu’il apporte.
game-clan-board = Plateau des clans
game-clans = Les clans
game-glen-of = La vallée de { $name }
game-key-walk = se déplacer
game-key-choose = choisir
game-key-undo = annuler
game-key-redo = rétablir
game-key-more = plus
game-boards = Plateaux
game-market = Marché
game-talk = À la table
game-share-victory = Vous partagez la victoire
game-you-win = Vous avez gagné !
game-win =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
game-the-end = La fin
game-score-sheet = Feuille de score
game-loading = Chargement de la partie
game-no-answer = La table ne répond pas.
game-no-answer-more = Vous pouvez regarder ; votre brouillon est en sécurité.
game-close-peek = Fermer, montrer le marché
game-one-marker = 1 pion de clan
game-each-time = à chaque fois
game-yours = { $number } à vous
game-no-buyer = Pas d’acheteur
game-sell-for = Vendre { $price }
game-sells-for = Se vend { $price }
game-sell-from = Vendre de { $tile }
game-buy-hint = On n’achète que pour payer un coût : c’est proposé quand il le faut, au prix entouré.
game-your-glen = Votre vallée
game-play-on = Continuer
game-resign = Abandonner
game-tiles = tuiles
game-points = points
game-tile-count =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
game-cards-persons = Cartes et personnages
game-whose-glen = La vallée de qui
game-rule = Règle { $rule }
game-points-for = Points pour
game-no-points = Pas encore de points.
game-all = Total
game-secret = Les points des autres sont secrets jusqu’à la fin.
game-seed = Graine de cette partie :
game-bot = robot
game-to-move = à jouer
game-seconds-left =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
game-back-to-games = Retour à mes parties
game-compare =  : comparer
game-log-chat = Journal et discussion
game-nothing-yet = Rien pour l’instant.
game-unfold = Déplier le rondel
game-fold = Replier le rondel
game-waiting = En attente
game-look-on = Vous regardez : vous voyez ce que tous peuvent voir.
game-goes-on = Cela continue tout seul ; ce qui se passe est montré aussitôt.
game-moved-on = La table a avancé. Rien n’a été changé ici.
game-you = Vous
game-ask-sell = Que vendez-vous ?
game-ask-move = Qui marche, et vers où ?
game-ask-promote = Qui devient chef ?
game-tap-tile = Touchez une tuile pour voir son coût et ses places.
game-can-take =
    { $can ->
        [0] Aucune des { $ahead } tuiles ne peut être prise.
        [one] { $can } tuile sur { $ahead } peut être prise. Touchez-la pour voir coût et places.
       *[other] { $can } tuiles sur { $ahead } peuvent être prises. Touchez-en une pour voir coût et places.
    }
game-tap-clan = Touchez un clan sur la carte.
game-tap-board = Touchez-le sur le plateau.
game-tap-where = Touchez maintenant la destination.
game-tap-framed = Touchez ce qui est encadré.
game-steps-unused =
    { $steps ->
        [one] { $steps } pas inutilisé.
       *[other] { $steps } pas inutilisés.
    }
game-can-activate =
    { $number ->
        [one] { $number } tuile peut être activée : touchez-la.
       *[other] { $number } tuiles peuvent être activées : touchez-les.
    }
game-end-turn = Terminer le tour
game-activate-all = Tout activer ({ $number })
game-end-turn-unused = Finir le tour ({ $number })
game-end-anyway = Finir quand même
game-end-unused-hint = Tout n’est pas utilisé. Touchez encore une fois pour terminer votre tour.
game-end-turn-asked = Terminer votre tour ?
game-after-this = Ensuite de nouvelles tuiles sont tirées et
game-undo-ends = on ne peut plus annuler.
game-places-fit =
    { $places ->
        [one] { $places } place convient.
       *[other] { $places } places conviennent.
    }
game-you-pass =
    { $tiles ->
        [0] Vous ne dépassez aucune tuile.
        [one] Vous dépassez 1 tuile.
       *[other] Vous dépassez { $tiles } tuiles.
    }
game-take-asked = Prendre { THE($tile) } ?
game-take-it = La prendre
game-place-asked = Placer { THE($tile) } ici ?
game-place-it-asked = La placer ici ?
game-can-activate-these = Peut activer
game-activates-nothing = Rien ne serait activé.
game-decide =
    { $count ->
        [one] { $names } décide
       *[other] { $names } décident
    }
game-decide-for-once = { $piece } avance : { $name } décide
game-you-decide-for-once = { $piece } avance : vous décidez.
game-nobody = Personne
game-bought-for = { $good } acheté pour { $price }
game-buy-at = acheté pour { $price }
game-from = de { $tile }
game-a-coin = une pièce
game-the-glen = la vallée
game-way-costs =
    { $coins ->
        [0] Le chemin est gratuit.
        [one] Le chemin coûte 1 pièce.
       *[other] Le chemin coûte { $coins } pièces.
    }
game-plays-next = { $name } joue ensuite
game-rules = Règles
game-clans-glens = Les clans et leurs vallées
game-log-notes = Journal, discussion et notes
game-close = Fermer
game-log = Journal
game-chat = Discussion
game-notes = Notes
game-somebody = Quelqu’un
game-nothing-said = Personne n’a encore rien dit.
game-say = Dire quelque chose
game-send = Envoyer
game-answer = Répondre : { $choice }
game-at-the-end = à la fin
game-hint = Conseil
game-hint-is = Conseil : { $choice }
game-hint-place = La placer en { $cell }, là où c’est en pointillé
