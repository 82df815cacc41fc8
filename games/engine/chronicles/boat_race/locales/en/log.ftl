log-race-began = { $name } starts the boat race.
log-rowed = { $name } rows { $what }.
log-boat-passed = { $name } passes { $other }’s boat.
log-tokens-seen = { $name } looks at a castle’s reward tokens.
log-token-taken = { $name } takes a reward token: { $what }.
log-result-gained =
    { $result ->
        [first] { $name } wins the boat race.
        [second] { $name } comes second in the boat race.
        [third] { $name } comes third in the boat race.
       *[last] { $name } comes last in the boat race.
    }
