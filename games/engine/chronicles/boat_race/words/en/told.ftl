told-race-began = opened the boat race
told-boat-moved = rowed on
told-token-taken =
    { $number ->
        [one] took a reward token
       *[other] took { $number } reward tokens
    }
