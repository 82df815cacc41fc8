fact-count-race-began = opened the boat race
fact-count-boat-moved = rowed on
fact-count-token-taken =
    { $number ->
        [one] took a reward token
       *[other] took { $number } reward tokens
    }
