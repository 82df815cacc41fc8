dubious-tome-yours = Your cards
dubious-tome-theirs =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }, { $turned ->
        [0] none
       *[other] { $turned }
    } flipped
dubious-tome-on-rondel = Landmarks on the rondel
dubious-tome-none = You have no landmark cards yet. A Gathering tile lets you flip one and use its event.
dubious-tome-landmark = Landmark
dubious-tome-event = Event
dubious-tome-turned = flipped: counts as 2
dubious-tome-usable = can be used now
dubious-tome-unusable = can only be flipped now
dubious-tome-claimed = counts for McClaim
dubious-tome-has-own-table = { $name } has their own scoring table for { $what }.
dubious-tome-whisky = whisky
dubious-tome-castle = Scotsmen on the Home Castle
dubious-tome-choice-use = Flip { THE($card) } and use its event
dubious-tome-choice-turn = Just flip { THE($card) }
dubious-tome-choice-exchange = Trade
dubious-tome-choice-borrow = Activate { THE($tile) } ({ $name })
dubious-tome-choice-swap = Swap the Englishman with { THE($tile) }
dubious-tome-choice-claim = Claim { THE($card) }
dubious-tome-aside-claim = McClaim
dubious-tome-ask-claim = Choose a card for McClaim to claim
