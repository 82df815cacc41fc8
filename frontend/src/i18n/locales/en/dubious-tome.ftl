dubious-tome-yours = Your cards
dubious-tome-theirs =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
     }, { $turned } turned
dubious-tome-on-rondel = Landmarks on the rondel
dubious-tome-none = You have no landmark card yet. A Gathering tile lets you turn one and use its event.
dubious-tome-landmark = Landmark
dubious-tome-event = Event
dubious-tome-turned = turned: counts 2
dubious-tome-usable = can be used now
dubious-tome-unusable = can only be turned now
dubious-tome-claimed = counts for McClaim
dubious-tome-has-own-table = { $name } has a table of points of his own for { $what }.
dubious-tome-whisky = whisky
dubious-tome-castle = Scotsmen on the Home Castle
dubious-tome-choice-use = Turn { $card } and use its event
dubious-tome-choice-turn = Only turn { $card }
dubious-tome-choice-exchange = Exchange
dubious-tome-choice-borrow = Activate { $tile } of { $name }
dubious-tome-choice-swap = Swap the Englishman with { $tile }
dubious-tome-choice-claim = Claim { $card }
dubious-tome-aside-claim = McClaim
dubious-tome-ask-claim = Which card does McClaim claim?
