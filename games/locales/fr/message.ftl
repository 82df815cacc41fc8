# E-mails et notifications au sujet des parties. Les titres sont des objets : 60 caractères au plus.
message-turn = À vous de jouer : { $game } avec { $others }
message-deadline = Temps bientôt écoulé : { $game } avec { $others }
message-started = La partie a commencé : { $game } avec { $others }
message-over = Partie terminée : { $game } avec { $others }
message-invitation = { $who } vous invite : { $game }
message-mention = { $who } vous mentionne : { $game }
message-takeover = Un robot joue pour vous : { $game } avec { $others }
message-until =
    Vous avez jusqu’au { $weekday } { $day ->
        [1] 1er
       *[other] { $day }
    } { $month } à { $time }.
message-take-back = Votre temps était écoulé. Vous pouvez reprendre la main à tout moment.
message-first = Quelqu’un d’autre commence. Nous vous préviendrons quand ce sera à vous.
message-answer = Ouvrez la table pour participer ou décliner.
message-bot-beginner = Robot (débutant)
message-bot-easy = Robot (facile)
message-bot-medium = Robot (moyen)
message-bot-hard = Robot (difficile)
message-bot-expert = Robot (expert)
message-bot-greedy = Robot gourmand
message-bot-random = Robot aléatoire
message-result = { $place }. { $who } : { $points } PV
message-one-and-others =
    { $number ->
        [one] { $name } et 1 autre
       *[other] { $name } et { $number } autres
    }
message-others =
    { $number ->
        [one] 1 autre personne
       *[other] { $number } autres personnes
    }
# L’image de la position : sa légende, le sens du jeu et les noms des pions.
message-rondel =
    { $edition ->
        [glen-more-2010] Le circuit actuel
       *[glen-more-2] Le rondel actuel
    }
message-clockwise = sens horaire
message-you = Vous
message-die = dé
# La même chose en mots, pour le texte brut.
message-position =
    { $edition ->
        [glen-more-2010] Le circuit actuel, à partir de vous dans le sens horaire : { $spaces }.
       *[glen-more-2] Le rondel actuel, à partir de vous dans le sens horaire : { $spaces }.
    }
message-nothing = Rien ne s’est encore passé : c’est vous qui commencez.
message-more = … et les coups précédents.
