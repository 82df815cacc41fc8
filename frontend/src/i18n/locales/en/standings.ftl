standings-scoring = Scoring after stack { $stack }
standings-lines = Show details
standings-go-on = Continue
standings-landmarks = Landmarks still in stack { $stack }
standings-stack = Stack { $stack }
standings-left =
    { $left ->
        [0] none left
       *[other] { $left } left
    }
standings-left-scored =
    { $left ->
        [0] none left, then a scoring
       *[other] { $left } left, then a scoring
    }
standings-small = Small numbers: points if scored now.
standings-end = If the game ended now: { $list }.
