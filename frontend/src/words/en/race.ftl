race-is-on = The race is on. Boats go to the left, and from the left end of a river to the right end of the next.
race-not-begun = The race begins when the first player passes Race Start.
race-rivers = The rivers, in the order in which boats go through them
race-neutral = Neutral
race-river =
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
race-castle-at = castle on tile { $tile } from the left
race-boat-at =
    { $whose ->
        [you] your boat on tile { $tile }
       *[other] boat of { $name } on tile { $tile }
    }
race-own-boat = Your boat: row one tile
race-boats-here = boats: { $names }
race-tokens = Reward tokens
race-hidden = a token, face down
race-no-tokens = No token is left.
race-results = Result cards
race-under-way = under way
race-first = First
race-second = Second
race-third = Third
race-last = Last
race-row = Row
race-overtake = Overtake with McMuscle
race-take = Take { $token }
race-fact-began = began the race
race-fact-moved = rowed
race-fact-passed =
    { $whose ->
        [you] passed your boat
       *[other] passed the boat of { $name }
    }
race-fact-seen = looked at the tokens of a castle
race-fact-taken = took a token: { $token }
race-fact-first = came home first
race-fact-second = came home second
race-fact-third = came home third
race-fact-last = got the Last card
