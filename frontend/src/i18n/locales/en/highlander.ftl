highlander-coins =
    { $number ->
        [0] no coins
        [one] 1 coin
       *[other] { $number } coins
    }
highlander-nothing = nothing
highlander-drawing = The mountain, with { $things } on it
highlander-lies = On the mountain: { $things }.
highlander-empty = The mountain is empty.
highlander-highlander = On top: { $name }.
highlander-nobody = nobody
highlander-promise = Whoever is on top takes it all when they leave.
highlander-choice-toll-coin = Leave a coin
highlander-choice-toll-good = { $good } from { THE($tile) }
highlander-choice-trick = Exchange { $gone } for { $good }
highlander-coin = a coin
