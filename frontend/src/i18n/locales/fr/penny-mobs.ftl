penny-mobs-in-prison = En prison
penny-mobs-prison-empty = La prison est vide.
penny-mobs-later =
    { $count ->
        [0] Aucun autre truand n’arrive avec la première tuile B.
        [one] 1 autre truand arrive avec la première tuile B.
       *[other] { $count } autres truands arrivent avec la première tuile B.
    }
penny-mobs-penny-count =
    { $count ->
        [0] aucun Sou
        [one] 1 Sou
       *[other] { $count } Sous
    }
penny-mobs-costs = coûte { $points } PV à la fin
penny-mobs-purse = Sous : { $minus } à −1 PV, { $plus } à +1 PV
penny-mobs-nobody = n’a libéré personne
penny-mobs-spent = plus utilisable
penny-mobs-tokens =
    { $count ->
        [0] plus de jetons
        [one] 1 jeton restant
       *[other] { $count } jetons restants
    }
penny-mobs-stands-on =
    { $whose ->
        [you] chez vous, sur { THE($tile) }
       *[other] chez { $name }, sur { THE($tile) }
    }
penny-mobs-not-set = pas encore en jeu
penny-mobs-levy =
    { $coins ->
        [one] { $clan } coûte 1 pièce de plus aux autres
       *[other] { $clan } coûte { $coins } pièces de plus aux autres
    }
penny-mobs-tile-reserved =
    { $coins ->
        [one] tuile réservée ({ THE($tile) }) : les autres paient 1 pièce de plus
       *[other] tuile réservée ({ THE($tile) }) : les autres paient { $coins } pièces de plus
    }
penny-mobs-claims = sur { $cards }
penny-mobs-whose = Joueur
penny-mobs-glen-of =
    { $whose ->
        [you] Votre territoire
       *[other] Territoire : { $name }
    }
penny-mobs-choice-post = Mettre un Sou sur { $mobster }
penny-mobs-choice-free = Libérer { $mobster }
penny-mobs-choice-rob =
    { $coins ->
        [0] Dévaliser la ligne { $good } : 0 pièce
        [one] Dévaliser la ligne { $good } : 1 pièce
       *[other] Dévaliser la ligne { $good } : { $coins } pièces
    }
penny-mobs-choice-rob-england = Dévaliser la piste Angleterre
penny-mobs-choice-levy =
    Mettre le jeton de { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    } sur { $clan }
penny-mobs-choice-reserve =
    Réserver { THE($tile) } (jeton de { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    })
penny-mobs-choice-summon = { $mobster } : l’Écossais sur { THE($tile) }
penny-mobs-choice-summon-supply = { $mobster } : de votre réserve
penny-mobs-choice-haunt = Aller sur { THE($tile) } ({ $name })
penny-mobs-choice-sneak = Déplacer McSnitch sur { THE($tile) }
penny-mobs-choice-steal = Voler { $good }, à poser sur { THE($tile) }
penny-mobs-choice-mail = Acheter { $good }, à poser sur { THE($tile) }
penny-mobs-choice-fence =
    { $coins ->
        [0] Acheter { $good } et revendre aussitôt (0 pièce actuellement)
        [one] Acheter { $good } et revendre aussitôt (1 pièce actuellement)
       *[other] Acheter { $good } et revendre aussitôt ({ $coins } pièces actuellement)
    }
penny-mobs-choice-shift =
    { $whose ->
        [you] Prendre { THE($tile) } (chez vous)
       *[other] Prendre { THE($tile) } ({ $name })
    }
penny-mobs-choice-shift-to =
    { $whose ->
        [you] La placer chez vous
       *[other] La placer chez { $name }
    }
penny-mobs-choice-give-penny = Passer un Sou
penny-mobs-choice-second = Seconde récompense ({ $mobster })
penny-mobs-aside-rob = McDuff : dévaliser
penny-mobs-aside-rob-england = McDuff : Angleterre
penny-mobs-aside-levy = McWander : jeton
penny-mobs-aside-reserve = McLaird : réserver
penny-mobs-aside-summon = Poser un truand
penny-mobs-aside-shift = Anderson : déplacer
penny-mobs-aside-sneak = McSnitch : déplacer
penny-mobs-ask-rob = Choisissez la ligne du marché que McDuff dévalise
penny-mobs-ask-levy = Choisissez un clan pour le jeton McWander
penny-mobs-ask-reserve = Choisissez la tuile que McLaird réserve
penny-mobs-ask-summon = Choisissez l’Écossais qui devient truand
penny-mobs-ask-shift = Choisissez la tuile qu’Anderson déplace
penny-mobs-ask-sneak = Choisissez où va McSnitch
