mountain-coins =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
mountain-nothing = rien
mountain-drawing = La montagne, avec { $things } dessus
mountain-lies = Sur la montagne : { $things }.
mountain-empty = Il n’y a encore rien sur la montagne.
mountain-highlander = S’y trouve : { $name }.
mountain-nobody = personne
mountain-promise = Qui s’y trouve emporte tout en partant.
mountain-toll-coin = Une pièce
mountain-toll-good = { $good } de { $tile }
mountain-trick = Échanger { $gone } contre { $good }
mountain-coin = une pièce
mountain-fact-coin =
    { $who ->
        [you] avez posé une pièce sur la montagne
       *[other] a posé une pièce sur la montagne
    }
mountain-fact-good =
    { $who ->
        [you] avez posé { $good } sur la montagne
       *[other] a posé { $good } sur la montagne
    }
mountain-fact-cleared =
    { $who ->
        [you] avez pris { $things } sur la montagne
       *[other] a pris { $things } sur la montagne
    }
mountain-fact-lost =
    { $who ->
        [you] n’aviez pas de place pour { $good }
       *[other] n’avait pas de place pour { $good }
    }
mountain-fact-tricked =
    { $who ->
        [you] avez échangé { $gone } contre { $good } sur la montagne
       *[other] a échangé { $gone } contre { $good } sur la montagne
    }
