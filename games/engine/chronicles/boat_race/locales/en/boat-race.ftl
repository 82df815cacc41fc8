boat-race-which-token = Which reward token do you take?
boat-race-ahead = a boat goes on by one tile at a time, and only ahead
boat-race-no-point = no movement point is left
boat-race-not-begun = no piece of a player has passed Race Start yet
boat-race-home = the race is over for this boat
boat-race-finish-reward = the reward must be finished before the boat moves on
boat-race-last-card = coins give no VP at the end
boat-race-start-tile = the race begins when a player passes it
boat-race-tokens =
    { $number ->
        [one] { $number } reward token
       *[other] { $number } reward tokens
    }
boat-race-card-first = Result card, first
boat-race-card-second = Result card, second
boat-race-card-third = Result card, third
boat-race-neutral = Tiles of a neutral river
