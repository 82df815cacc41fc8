boat-race-is-on = The race is on. Boats go to the left, and from the left end of a river to the right end of the next.
boat-race-before-start = The race begins when the first player passes Race Start.
boat-race-rivers = The rivers, in the order in which boats go through them
boat-race-neutral-river = Neutral
boat-race-river =
    { $whose ->
        [you] { $tiles ->
            [one] Your river, { $tiles } tile
           *[other] Your river, { $tiles } tiles
        }
       *[other] { $tiles ->
            [one] River of { $name }, { $tiles } tile
           *[other] River of { $name }, { $tiles } tiles
        }
    }
boat-race-castle-at = castle on tile { $tile } from the left
boat-race-boat-at =
    { $whose ->
        [you] your boat on tile { $tile }
       *[other] boat of { $name } on tile { $tile }
    }
boat-race-own-boat = Your boat: row one tile
boat-race-boats-here = boats: { $names }
boat-race-reward-tokens = Reward tokens
boat-race-hidden = a token, face down
boat-race-no-tokens = No token is left.
boat-race-results = Result cards
boat-race-under-way = under way
boat-race-first = First
boat-race-second = Second
boat-race-third = Third
boat-race-last = Last
boat-race-choice-row = Row
boat-race-choice-overtake = Overtake with McMuscle
boat-race-choice-take = Take { $token }
