message-turn = À vous de jouer : { $game } avec { $others }
message-deadline = Votre temps s’épuise : { $game } avec { $others }
message-started = La partie commence : { $game } avec { $others }
message-over = La partie est finie : { $game } avec { $others }
message-invitation = { $who } vous invite : { $game }
message-mention = { $who } vous parle : { $game }
message-takeover = Un robot joue pour vous : { $game } avec { $others }
message-until =
    Vous avez jusqu’au { $weekday } { $day ->
        [1] 1er
       *[other] { $day }
    } { $month } à { $time }.
message-take-back = Votre temps était écoulé. Vous pouvez reprendre votre place à tout moment.
message-first = Quelqu’un d’autre joue le premier tour.
message-answer = Ouvrez la table pour vous y asseoir ou pour refuser.
message-bot-greedy = Robot gourmand
message-bot-random = Robot au hasard
message-result =
    { $place }. { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
message-rondel = Le rondel tel qu’il est
message-nothing = Rien ne s’est encore passé : c’est vous qui commencez.
message-more = … et ce qui précède.
message-took = a pris { $what }
message-gained = a reçu { $what }
message-bought = a acheté { $what }
message-sold = a vendu { $what }
message-scored = a marqué { $what }
message-scoring = Il y a eu un décompte.
message-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
