highlander-coins =
    { $number ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $number } pièces
    }
highlander-nothing = rien
highlander-drawing = La montagne, avec { $things } dessus
highlander-lies = Sur la montagne : { $things }.
highlander-empty = La montagne est vide.
highlander-highlander = Au sommet : { $name }.
highlander-nobody = personne
highlander-promise = Celui qui est au sommet emporte tout en partant.
highlander-choice-toll-coin = Laisser une pièce
highlander-choice-toll-good = { $good } depuis { THE($tile) }
highlander-choice-trick = Échanger { $gone } contre { $good }
highlander-coin = une pièce
