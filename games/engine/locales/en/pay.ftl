pay-how-many = Choose how many resources to trade at { THE($tile) }
pay-cost = Pay { $cost }
pay-none-there = there is no { $good } there to pay with
pay-not-due = you don’t have to pay { $good }, or you couldn’t pay the rest
pay-buy-only = you can only buy { $good } to pay a cost right away
pay-market-empty = the market row for { $good } is full: you can’t buy any now
pay-too-few-coins = { $good } costs { $price }, but you only have { $coins }
pay-own-first = use your own resources first: you can only buy what is missing
pay-rest = you couldn’t pay the rest after buying { $good }
pay-scotsman = Choose the { $edition ->
        [glen-more-2010] clan member
       *[glen-more-2] Scotsman
    } to pay for { THE($tile) }
pay-buy-to-pay = you can only buy resources to pay a cost right away
pay-nobody-there = there is no { $edition ->
        [glen-more-2010] clan member
       *[glen-more-2] Scotsman
    } there to pay with
pay-no-place-left = you couldn’t place { THE($tile) } then
