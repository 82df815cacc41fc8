standings-scoring = Décompte après la pile { $stack }
standings-lines = Voir le détail
standings-go-on = Continuer
standings-landmarks = Lieux emblématiques encore dans la pile { $stack }
standings-stack = Pile { $stack }
standings-left =
    { $left ->
        [0] vide
       *[other] reste { $left }
    }
standings-left-scored =
    { $left ->
        [0] vide, puis un décompte
       *[other] reste { $left }, puis un décompte
    }
standings-small = Petits chiffres : points si le décompte avait lieu maintenant.
standings-end = Si la partie finissait maintenant : { $list }.
