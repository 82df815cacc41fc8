penny-mobs-in-prison = En prison
penny-mobs-prison-empty = Personne n’est en prison.
penny-mobs-later =
    { $count ->
        [one] 1 autre truand vient
       *[other] { $count } autres truands viennent
     } avec la première tuile B.
penny-mobs-penny-count =
    { $count ->
        [0] aucun penny
        [one] 1 penny
       *[other] { $count } pennies
     }
penny-mobs-costs = coûte { $points } PV à la fin
penny-mobs-purse =
    { $minus ->
        [one] { $minus } penny
       *[other] { $minus } pennies
    } à -1 PV, { $plus } à +1 PV
penny-mobs-nobody = n’a libéré personne
penny-mobs-spent = ne sert plus
penny-mobs-tokens =
    { $count ->
        [0] plus de jeton
        [one] 1 jeton restant
       *[other] { $count } jetons restants
     }
penny-mobs-stands-on =
    { $whose ->
        [you] se trouve sur votre { $tile }
       *[other] se trouve sur { $tile } de { $name }
    }
penny-mobs-not-set = pas encore posé
penny-mobs-levy = { $clan } coûte { $coins } de plus aux autres
penny-mobs-tile-reserved = { $tile } est réservée : les autres paient { $coins } de plus
penny-mobs-claims = se trouve sur { $cards }
penny-mobs-whose = Quelle vallée
penny-mobs-glen-of =
    { $whose ->
        [you] Votre vallée
       *[other] Vallée de { $name }
    }
penny-mobs-choice-post = Mettre un penny sur { $mobster }
penny-mobs-choice-free = Libérer { $mobster }
penny-mobs-choice-rob =
    { $coins ->
        [one] Dévaliser la rangée { $good } : { $coins } pièce
       *[other] Dévaliser la rangée { $good } : { $coins } pièces
    }
penny-mobs-choice-rob-england = Dévaliser la rangée d’Angleterre
penny-mobs-choice-levy = Mettre le jeton { $coins } sur { $clan }
penny-mobs-choice-reserve = Réserver { $tile } avec le jeton { $coins }
penny-mobs-choice-summon = { $mobster } : l’Écossais de { $tile }
penny-mobs-choice-summon-supply = { $mobster } : de votre réserve
penny-mobs-choice-haunt = Aller sur { $tile } de { $name }
penny-mobs-choice-sneak = McSnitch va sur { $tile }
penny-mobs-choice-steal = Voler { $good }, à poser sur { $tile }
penny-mobs-choice-mail = Acheter { $good }, à poser sur { $tile }
penny-mobs-choice-fence = Acheter { $good } et revendre aussitôt (à présent pour { $coins })
penny-mobs-choice-shift =
    { $whose ->
        [you] Prendre votre { $tile }
       *[other] Prendre { $tile } à { $name }
    }
penny-mobs-choice-shift-to =
    { $whose ->
        [you] La poser chez vous
       *[other] La poser chez { $name }
    }
penny-mobs-choice-give-penny = Passer un penny
penny-mobs-choice-second = Une seconde récompense par { $mobster }
penny-mobs-aside-rob = McDuff : dévaliser
penny-mobs-aside-rob-england = McDuff : Angleterre
penny-mobs-aside-levy = McWander : jeton
penny-mobs-aside-reserve = McLaird : réserver
penny-mobs-aside-summon = Poser un truand
penny-mobs-aside-shift = Anderson : déplacer une tuile
penny-mobs-aside-sneak = McSnitch : marcher
penny-mobs-ask-rob = Quelle rangée du marché McDuff dévalise-t-il ?
penny-mobs-ask-levy = Sur quel clan McWander pose-t-elle un jeton ?
penny-mobs-ask-reserve = Quelle tuile McLaird réserve-t-elle ?
penny-mobs-ask-summon = Quel Écossais devient un truand ?
penny-mobs-ask-shift = Quelle tuile Anderson déplace-t-il ?
penny-mobs-ask-sneak = Où va McSnitch ?
