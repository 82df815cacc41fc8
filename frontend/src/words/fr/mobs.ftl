mobs-prison = En prison
mobs-prison-empty = Personne n’est en prison.
mobs-later =
    { $count ->
        [one] 1 autre truand vient
       *[other] { $count } autres truands viennent
     } avec la première tuile B.
mobs-pennies =
    { $count ->
        [0] aucun penny
        [one] 1 penny
       *[other] { $count } pennies
     }
mobs-costs = coûte { $points } PV à la fin
mobs-purse =
    { $minus ->
        [one] { $minus } penny
       *[other] { $minus } pennies
    } à -1 PV, { $plus } à +1 PV
mobs-nobody = n’a libéré personne
mobs-spent = ne sert plus
mobs-tokens =
    { $count ->
        [0] plus de jeton
        [one] 1 jeton restant
       *[other] { $count } jetons restants
     }
mobs-stands =
    { $whose ->
        [you] se trouve sur votre { $tile }
       *[other] se trouve sur { $tile } de { $name }
    }
mobs-not-set = pas encore posé
mobs-levy = { $clan } coûte { $coins } de plus aux autres
mobs-reserved = { $tile } est réservée : les autres paient { $coins } de plus
mobs-claims = se trouve sur { $cards }
mobs-whose = Quelle vallée
mobs-glen-of =
    { $whose ->
        [you] Votre vallée
       *[other] Vallée de { $name }
    }
mobs-post = Mettre un penny sur { $mobster }
mobs-free = Libérer { $mobster }
mobs-rob =
    { $coins ->
        [one] Dévaliser la rangée { $good } : { $coins } pièce
       *[other] Dévaliser la rangée { $good } : { $coins } pièces
    }
mobs-rob-england = Dévaliser la rangée d’Angleterre
mobs-levy-on = Mettre le jeton { $coins } sur { $clan }
mobs-reserve = Réserver { $tile } avec le jeton { $coins }
mobs-summon = { $mobster } : l’Écossais de { $tile }
mobs-summon-supply = { $mobster } : de votre réserve
mobs-haunt = Aller sur { $tile } de { $name }
mobs-sneak = McSnitch va sur { $tile }
mobs-steal = Voler { $good }, à poser sur { $tile }
mobs-mail = Acheter { $good }, à poser sur { $tile }
mobs-fence = Acheter { $good } et revendre aussitôt (à présent pour { $coins })
mobs-shift =
    { $whose ->
        [you] Prendre votre { $tile }
       *[other] Prendre { $tile } à { $name }
    }
mobs-shift-to =
    { $whose ->
        [you] La poser chez vous
       *[other] La poser chez { $name }
    }
mobs-give-penny = Passer un penny
mobs-second = Une seconde récompense par { $mobster }
mobs-aside-rob = McDuff : dévaliser
mobs-aside-rob-england = McDuff : Angleterre
mobs-aside-levy = McWander : jeton
mobs-aside-reserve = McLaird : réserver
mobs-aside-summon = Poser un truand
mobs-aside-shift = Anderson : déplacer une tuile
mobs-aside-sneak = McSnitch : marcher
mobs-ask-rob = Quelle rangée du marché McDuff dévalise-t-il ?
mobs-ask-levy = Sur quel clan McWander pose-t-elle un jeton ?
mobs-ask-reserve = Quelle tuile McLaird réserve-t-elle ?
mobs-ask-summon = Quel Écossais devient un truand ?
mobs-ask-shift = Quelle tuile Anderson déplace-t-il ?
mobs-ask-sneak = Où va McSnitch ?
mobs-fact-jailed = en prison : { $mobsters }
mobs-fact-posted =
    { $who ->
        [you] avez mis un penny sur { $mobster }
       *[other] a mis un penny sur { $mobster }
    }
mobs-fact-freed =
    { $who ->
        [you] avez libéré
       *[other] a libéré
    } { $count ->
        [0] { $mobster }
        [one] { $mobster }, avec 1 penny
       *[other] { $mobster }, avec { $count } pennies
    }
mobs-fact-spent = { $mobster } est épuisé
mobs-fact-robbed =
    { $who ->
        [you] avez dévalisé la rangée { $good }
       *[other] a dévalisé la rangée { $good }
    }
mobs-fact-levied =
    { $who ->
        [you] avez mis un jeton { $coins } sur { $clan }
       *[other] a mis un jeton { $coins } sur { $clan }
    }
mobs-fact-reserved =
    { $who ->
        [you] avez réservé { $tile }
       *[other] a réservé { $tile }
    }
mobs-fact-lost = un jeton de { $mobster } est retiré
mobs-fact-came =
    { $who ->
        [you] recevez la visite de { $mobster }
       *[other] reçoit la visite de { $mobster }
    }
mobs-fact-left =
    { $who ->
        [you] êtes débarrassé de { $mobster }
       *[other] est débarrassé de { $mobster }
    }
mobs-fact-good =
    { $who ->
        [you] avez perdu { $good } à cause de { $mobster }
       *[other] a perdu { $good } à cause de { $mobster }
    }
mobs-fact-shifted =
    { $who ->
        [you] avez perdu { $tile } au profit de { $name } par Anderson
       *[other] { $whose ->
            [you] a perdu { $tile } à votre profit par Anderson
           *[other] a perdu { $tile } au profit de { $name } par Anderson
        }
    }
mobs-fact-penny =
    { $who ->
        [you] avez passé un penny à { $name }
       *[other] { $whose ->
            [you] vous a passé un penny
           *[other] a passé un penny à { $name }
        }
    }
