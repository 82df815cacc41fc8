tome-yours = Your cards
tome-theirs =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
     }, { $turned } turned
tome-on-rondel = Landmarks on the rondel
tome-none = You have no landmark card yet. A Gathering tile lets you turn one and use its event.
tome-landmark = Landmark
tome-event = Event
tome-turned = turned: counts 2
tome-usable = can be used now
tome-unusable = can only be turned now
tome-claimed = counts for McClaim
tome-own-table = { $name } has a table of points of his own for { $what }.
tome-whisky = whisky
tome-castle = Scotsmen on the Home Castle
tome-use = Turn { $card } and use its event
tome-turn = Only turn { $card }
tome-exchange = Exchange
tome-borrow = Activate { $tile } of { $name }
tome-swap = Swap the Englishman with { $tile }
tome-claim = Claim { $card }
tome-claim-aside = McClaim
tome-claim-asked = Which card does McClaim claim?
tome-fact-used = turned { $card } and used its event
tome-fact-turned = turned { $card }
tome-fact-table =
    { $who ->
        [you] have a table of points of your own from now on
       *[other] has a table of points of his own from now on
    }
tome-fact-borrowed =
    { $whose ->
        [you] activated your { $tile }
       *[other] activated { $tile } of { $name }
    }
tome-fact-swapped = had the Englishman change places with { $tile }
tome-fact-claimed = claimed { $card } by McClaim
