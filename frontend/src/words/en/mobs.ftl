mobs-prison = In prison
mobs-prison-empty = Nobody is in prison.
mobs-later =
    { $count ->
        [one] 1 more mobster comes
       *[other] { $count } more mobsters come
     } with the first B tile.
mobs-pennies =
    { $count ->
        [0] no penny
        [one] 1 penny
       *[other] { $count } pennies
     }
mobs-costs = costs { $points } VP at the end
mobs-purse = { $minus } pennies that cost 1 VP, { $plus } that give 1 VP
mobs-nobody = has freed nobody
mobs-spent = used up
mobs-tokens =
    { $count ->
        [0] no token left
        [one] 1 token left
       *[other] { $count } tokens left
     }
mobs-stands =
    { $whose ->
        [you] stands on your { $tile }
       *[other] stands on { $tile } of { $name }
    }
mobs-not-set = not set yet
mobs-levy = { $clan } costs others { $coins } more
mobs-reserved = { $tile } is reserved: others pay { $coins } more
mobs-claims = lies on { $cards }
mobs-whose = Whose glen
mobs-glen-of =
    { $whose ->
        [you] Your glen
       *[other] Glen of { $name }
    }
mobs-post = Put a penny on { $mobster }
mobs-free = Free { $mobster }
mobs-rob =
    { $coins ->
        [one] Rob the row of { $good }: { $coins } coin
       *[other] Rob the row of { $good }: { $coins } coins
    }
mobs-rob-england = Rob the England row
mobs-levy-on = Put the token of { $coins } on { $clan }
mobs-reserve = Reserve { $tile } with the token of { $coins }
mobs-summon = { $mobster }: the Scotsman on { $tile }
mobs-summon-supply = { $mobster }: from your supply
mobs-haunt = Go to { $tile } of { $name }
mobs-sneak = McSnitch goes to { $tile }
mobs-steal = Steal { $good }, put it on { $tile }
mobs-mail = Buy { $good }, put it on { $tile }
mobs-fence = Buy { $good } and sell it at once (now for { $coins })
mobs-shift =
    { $whose ->
        [you] Take your { $tile }
       *[other] Take { $tile } from { $name }
    }
mobs-shift-to =
    { $whose ->
        [you] Lay it into your glen
       *[other] Lay it into the glen of { $name }
    }
mobs-give-penny = Hand on a penny
mobs-second = A second reward by { $mobster }
mobs-aside-rob = McDuff: rob
mobs-aside-rob-england = McDuff: England
mobs-aside-levy = McWander: token
mobs-aside-reserve = McLaird: reserve
mobs-aside-summon = Set a mobster
mobs-aside-shift = Anderson: move a tile
mobs-aside-sneak = McSnitch: walk
mobs-ask-rob = Which row of the market does McDuff rob?
mobs-ask-levy = On which clan does McWander put a token?
mobs-ask-reserve = Which tile does McLaird reserve?
mobs-ask-summon = Which Scotsman becomes a mobster?
mobs-ask-shift = Which tile does Anderson move?
mobs-ask-sneak = Where does McSnitch walk?
mobs-fact-jailed = into prison came { $mobsters }
mobs-fact-posted = put a penny on { $mobster }
mobs-fact-freed =
    { $count ->
        [0] freed { $mobster }
        [one] freed { $mobster }, with 1 penny
       *[other] freed { $mobster }, with { $count } pennies
     }
mobs-fact-spent = { $mobster } is used up
mobs-fact-robbed = robbed the row of { $good }
mobs-fact-levied = put a token of { $coins } on { $clan }
mobs-fact-reserved = reserved { $tile }
mobs-fact-lost = a token of { $mobster } is out
mobs-fact-came =
    { $who ->
        [you] are visited by { $mobster }
       *[other] is visited by { $mobster }
    }
mobs-fact-left =
    { $who ->
        [you] are rid of { $mobster }
       *[other] is rid of { $mobster }
    }
mobs-fact-good = lost { $good } to { $mobster }
mobs-fact-shifted =
    { $whose ->
        [you] lost { $tile } to you by Anderson
       *[other] lost { $tile } to { $name } by Anderson
    }
mobs-fact-penny =
    { $whose ->
        [you] handed you a penny
       *[other] handed { $name } a penny
    }
