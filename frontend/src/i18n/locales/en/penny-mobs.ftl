penny-mobs-in-prison = In prison
penny-mobs-prison-empty = The prison is empty.
penny-mobs-later =
    { $count ->
        [0] No more mobsters arrive with the first B tile.
        [one] 1 more mobster arrives with the first B tile.
       *[other] { $count } more mobsters arrive with the first B tile.
    }
penny-mobs-penny-count =
    { $count ->
        [0] no pennies
        [one] 1 penny
       *[other] { $count } pennies
    }
penny-mobs-costs = costs { $points } VP at the end
penny-mobs-purse = Pennies: { $minus } at −1 VP, { $plus } at +1 VP
penny-mobs-nobody = hasn’t freed anyone
penny-mobs-spent = used up
penny-mobs-tokens =
    { $count ->
        [0] no tokens left
        [one] 1 token left
       *[other] { $count } tokens left
    }
penny-mobs-stands-on =
    { $whose ->
        [you] on { THE($tile) } in your territory
       *[other] on { THE($tile) } in { $name }’s territory
    }
penny-mobs-not-set = not placed yet
penny-mobs-levy =
    { $coins ->
        [one] others pay 1 coin more for { $clan }
       *[other] others pay { $coins } coins more for { $clan }
    }
penny-mobs-tile-reserved =
    { $coins ->
        [one] { THE($tile) } is reserved: others pay 1 coin more
       *[other] { THE($tile) } is reserved: others pay { $coins } coins more
    }
penny-mobs-claims = on { $cards }
penny-mobs-whose = Player
penny-mobs-glen-of =
    { $whose ->
        [you] Your territory
       *[other] { $name }’s territory
    }
penny-mobs-choice-post = Put a penny on { $mobster }
penny-mobs-choice-free = Free { $mobster }
penny-mobs-choice-rob =
    { $coins ->
        [0] Rob the { $good } row: no coins
        [one] Rob the { $good } row: 1 coin
       *[other] Rob the { $good } row: { $coins } coins
    }
penny-mobs-choice-rob-england = Rob the England row
penny-mobs-choice-levy = Put the { $coins }-coin token on { $clan }
penny-mobs-choice-reserve = Reserve { THE($tile) } with the { $coins }-coin token
penny-mobs-choice-summon = { $mobster }: the Scotsman on { THE($tile) }
penny-mobs-choice-summon-supply = { $mobster }: from your supply
penny-mobs-choice-haunt = Go to { THE($tile) } ({ $name })
penny-mobs-choice-sneak = Move McSnitch to { THE($tile) }
penny-mobs-choice-steal = Steal { $good }, put it on { THE($tile) }
penny-mobs-choice-mail = Buy { $good }, put it on { THE($tile) }
penny-mobs-choice-fence =
    { $coins ->
        [0] Buy { $good } and sell it right away (for nothing now)
        [one] Buy { $good } and sell it right away (for 1 coin now)
       *[other] Buy { $good } and sell it right away (for { $coins } coins now)
    }
penny-mobs-choice-shift =
    { $whose ->
        [you] Take { THE($tile) } (yours)
       *[other] Take { THE($tile) } from { $name }
    }
penny-mobs-choice-shift-to =
    { $whose ->
        [you] Place it in your territory
       *[other] Place it in { $name }’s territory
    }
penny-mobs-choice-give-penny = Pass on a penny
penny-mobs-choice-second = Second reward ({ $mobster })
penny-mobs-aside-rob = McDuff: rob
penny-mobs-aside-rob-england = McDuff: England
penny-mobs-aside-levy = McWander: token
penny-mobs-aside-reserve = McLaird: reserve
penny-mobs-aside-summon = Place a mobster
penny-mobs-aside-shift = Anderson: move a tile
penny-mobs-aside-sneak = McSnitch: move
penny-mobs-ask-rob = Choose a market row for McDuff to rob
penny-mobs-ask-levy = Choose a clan for McWander’s token
penny-mobs-ask-reserve = Choose a tile for McLaird to reserve
penny-mobs-ask-summon = Choose a Scotsman to become a mobster
penny-mobs-ask-shift = Choose a tile for Anderson to move
penny-mobs-ask-sneak = Choose where McSnitch goes
