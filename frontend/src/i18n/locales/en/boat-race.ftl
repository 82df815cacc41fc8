boat-race-is-on = The race is on! Boats travel left, then enter the next river at its right end.
boat-race-before-start = The race starts when the first player passes Race Start.
boat-race-rivers = Rivers, in race order
boat-race-neutral-river = Neutral
boat-race-river =
    { $whose ->
        [you] Your river
       *[other] { $name }’s river
    }, { $tiles ->
        [0] no tiles
        [one] 1 tile
       *[other] { $tiles } tiles
    }
boat-race-castle-at = castle on tile { $place } from the left
boat-race-boat-at =
    { $whose ->
        [you] your boat
       *[other] { $name }’s boat
    } on tile { $place }
boat-race-own-boat = Your boat: row one tile
boat-race-boats-here = boats: { $names }
boat-race-reward-tokens = Reward tokens
boat-race-hidden = a face-down token
boat-race-no-tokens = No tokens left.
boat-race-results = Result cards
boat-race-under-way = under way
boat-race-first = First
boat-race-second = Second
boat-race-third = Third
boat-race-last = Last
boat-race-choice-row = Row
boat-race-choice-overtake = Overtake with McMuscle
boat-race-choice-take = Take { $token }
