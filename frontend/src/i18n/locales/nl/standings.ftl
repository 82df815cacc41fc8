standings-scoring = Waardering na stapel { $stack }
standings-lines = Details tonen
standings-go-on = Verder
standings-landmarks = Oorden nog in stapel { $stack }
standings-stack = Stapel { $stack }
standings-left =
    { $left ->
        [0] leeg
       *[other] nog { $left }
    }
standings-left-scored =
    { $left ->
        [0] leeg, dan waardering
       *[other] nog { $left }, dan waardering
    }
standings-small = Kleine cijfers: punten bij een waardering nu.
standings-end = Als het spel nu zou eindigen: { $list }.
