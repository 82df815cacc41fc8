penny-mobs-in-prison = In prison
penny-mobs-prison-empty = Nobody is in prison.
penny-mobs-later =
    { $count ->
        [one] 1 more mobster comes
       *[other] { $count } more mobsters come
     } with the first B tile.
penny-mobs-penny-count =
    { $count ->
        [0] no penny
        [one] 1 penny
       *[other] { $count } pennies
     }
penny-mobs-costs = costs { $points } VP at the end
penny-mobs-purse = { $minus } pennies that cost 1 VP, { $plus } that give 1 VP
penny-mobs-nobody = has freed nobody
penny-mobs-spent = used up
penny-mobs-tokens =
    { $count ->
        [0] no token left
        [one] 1 token left
       *[other] { $count } tokens left
     }
penny-mobs-stands-on =
    { $whose ->
        [you] stands on your { $tile }
       *[other] stands on { $tile } of { $name }
    }
penny-mobs-not-set = not set yet
penny-mobs-levy = { $clan } costs others { $coins } more
penny-mobs-tile-reserved = { $tile } is reserved: others pay { $coins } more
penny-mobs-claims = lies on { $cards }
penny-mobs-whose = Whose glen
penny-mobs-glen-of =
    { $whose ->
        [you] Your glen
       *[other] Glen of { $name }
    }
penny-mobs-choice-post = Put a penny on { $mobster }
penny-mobs-choice-free = Free { $mobster }
penny-mobs-choice-rob =
    { $coins ->
        [one] Rob the row of { $good }: { $coins } coin
       *[other] Rob the row of { $good }: { $coins } coins
    }
penny-mobs-choice-rob-england = Rob the England row
penny-mobs-choice-levy = Put the token of { $coins } on { $clan }
penny-mobs-choice-reserve = Reserve { $tile } with the token of { $coins }
penny-mobs-choice-summon = { $mobster }: the Scotsman on { $tile }
penny-mobs-choice-summon-supply = { $mobster }: from your supply
penny-mobs-choice-haunt = Go to { $tile } of { $name }
penny-mobs-choice-sneak = McSnitch goes to { $tile }
penny-mobs-choice-steal = Steal { $good }, put it on { $tile }
penny-mobs-choice-mail = Buy { $good }, put it on { $tile }
penny-mobs-choice-fence = Buy { $good } and sell it at once (now for { $coins })
penny-mobs-choice-shift =
    { $whose ->
        [you] Take your { $tile }
       *[other] Take { $tile } from { $name }
    }
penny-mobs-choice-shift-to =
    { $whose ->
        [you] Lay it into your glen
       *[other] Lay it into the glen of { $name }
    }
penny-mobs-choice-give-penny = Hand on a penny
penny-mobs-choice-second = A second reward by { $mobster }
penny-mobs-aside-rob = McDuff: rob
penny-mobs-aside-rob-england = McDuff: England
penny-mobs-aside-levy = McWander: token
penny-mobs-aside-reserve = McLaird: reserve
penny-mobs-aside-summon = Set a mobster
penny-mobs-aside-shift = Anderson: move a tile
penny-mobs-aside-sneak = McSnitch: walk
penny-mobs-ask-rob = Which row of the market does McDuff rob?
penny-mobs-ask-levy = On which clan does McWander put a token?
penny-mobs-ask-reserve = Which tile does McLaird reserve?
penny-mobs-ask-summon = Which Scotsman becomes a mobster?
penny-mobs-ask-shift = Which tile does Anderson move?
penny-mobs-ask-sneak = Where does McSnitch walk?
