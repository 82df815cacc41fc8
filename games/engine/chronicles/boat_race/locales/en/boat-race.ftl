boat-race-which-token = Choose a reward token
boat-race-ahead = boats move one tile at a time, forwards only
boat-race-no-point = no movement points left
boat-race-not-begun = no player has passed Race Start yet
boat-race-home = the race is over for this boat
boat-race-finish-reward = resolve the reward before moving the boat on
boat-race-last-card = coins give no VP at the end
boat-race-start-tile = the race starts when a player passes it
boat-race-tokens =
    { $number ->
        [one] { $number } reward token
       *[other] { $number } reward tokens
    }
boat-race-card-first = Result card, first
boat-race-card-second = Result card, second
boat-race-card-third = Result card, third
boat-race-neutral = Tiles in a neutral river
