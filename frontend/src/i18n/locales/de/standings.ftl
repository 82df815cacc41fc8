standings-scoring = Wertung nach Stapel { $stack }
standings-lines = Details zeigen
standings-go-on = Weiter
standings-landmarks = Wahrzeichen noch in Stapel { $stack }
standings-stack = Stapel { $stack }
standings-left =
    { $left ->
        [0] leer
       *[other] noch { $left }
    }
standings-left-scored =
    { $left ->
        [0] leer, dann Wertung
       *[other] noch { $left }, dann Wertung
    }
standings-small = Kleine Zahlen: Punkte bei einer Wertung jetzt.
standings-end = Bei Spielende jetzt: { $list }.
