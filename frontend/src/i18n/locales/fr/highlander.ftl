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
highlander-fact-coin =
    { $who ->
        [you] avez posé une pièce sur la montagne
       *[other] a posé une pièce sur la montagne
    }
highlander-fact-good =
    { $who ->
        [you] avez posé { $good } sur la montagne
       *[other] a posé { $good } sur la montagne
    }
highlander-fact-cleared =
    { $who ->
        [you] avez pris { $things } sur la montagne
       *[other] a pris { $things } sur la montagne
    }
highlander-fact-lost =
    { $who ->
        [you] n’aviez pas de place pour { $good }
       *[other] n’avait pas de place pour { $good }
    }
highlander-fact-tricked =
    { $who ->
        [you] avez échangé { $gone } contre { $good } sur la montagne
       *[other] a échangé { $gone } contre { $good } sur la montagne
    }
