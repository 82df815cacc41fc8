mountain-coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
mountain-nothing = nothing
mountain-drawing = The mountain, with { $things } on it
mountain-lies = On the mountain: { $things }.
mountain-empty = Nothing lies on the mountain yet.
mountain-highlander = Standing there: { $name }.
mountain-nobody = nobody
mountain-promise = Whoever stands there takes it all when leaving.
mountain-toll-coin = A coin
mountain-toll-good = { $good } from { $tile }
mountain-trick = Exchange { $gone } for { $good }
mountain-coin = a coin
mountain-fact-coin = put a coin on the mountain
mountain-fact-good = put { $good } on the mountain
mountain-fact-cleared = took { $things } from the mountain
mountain-fact-lost = had no room for { $good }
mountain-fact-tricked = exchanged { $gone } on the mountain for { $good }
