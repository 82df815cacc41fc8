highlander-coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
highlander-nothing = nothing
highlander-drawing = The mountain, with { $things } on it
highlander-lies = On the mountain: { $things }.
highlander-empty = Nothing lies on the mountain yet.
highlander-highlander = Standing there: { $name }.
highlander-nobody = nobody
highlander-promise = Whoever stands there takes it all when leaving.
highlander-choice-toll-coin = A coin
highlander-choice-toll-good = { $good } from { $tile }
highlander-choice-trick = Exchange { $gone } for { $good }
highlander-coin = a coin
