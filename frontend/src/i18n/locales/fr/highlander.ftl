highlander-coins =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
highlander-nothing = rien
highlander-drawing = La montagne, avec { $things } dessus
highlander-lies = Sur la montagne : { $things }.
highlander-empty = Il n’y a encore rien sur la montagne.
highlander-highlander = S’y trouve : { $name }.
highlander-nobody = personne
highlander-promise = Qui s’y trouve emporte tout en partant.
highlander-choice-toll-coin = Une pièce
highlander-choice-toll-good = { $good } de { $tile }
highlander-choice-trick = Échanger { $gone } contre { $good }
highlander-coin = une pièce
