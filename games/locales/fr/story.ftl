story-turn = À vous de jouer : { $game } avec { $others }
story-deadline = Votre temps s’épuise : { $game } avec { $others }
story-started = La partie commence : { $game } avec { $others }
story-over = La partie est finie : { $game } avec { $others }
story-invitation = { $who } vous invite : { $game }
story-mention = { $who } vous parle : { $game }
story-takeover = Un robot joue pour vous : { $game } avec { $others }
story-until =
    Vous avez jusqu’au { $weekday } { $day ->
        [1] 1er
       *[other] { $day }
    } { $month } à { $time }.
story-take-back = Votre temps était écoulé. Vous pouvez reprendre votre place à tout moment.
story-first = Quelqu’un d’autre joue le premier tour.
story-answer = Ouvrez la table pour vous y asseoir ou pour refuser.
story-bot-greedy = Robot gourmand
story-bot-random = Robot au hasard
story-result =
    { $place }. { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
story-rondel = Le rondel tel qu’il est
story-nothing = Rien ne s’est encore passé : c’est vous qui commencez.
story-more = … et ce qui précède.
story-took = a pris { $what }
story-gained = a reçu { $what }
story-bought = a acheté { $what }
story-sold = a vendu { $what }
story-scored = a marqué { $what }
story-scoring = Il y a eu un décompte.
story-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
