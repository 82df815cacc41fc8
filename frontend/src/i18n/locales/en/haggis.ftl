haggis-pool = Pool
haggis-open-token = a face-up token of value { $value }
haggis-face-down =
    { $count ->
        [0] no face-down tokens
        [one] 1 face-down token
       *[other] { $count } face-down tokens
    }
haggis-rolls = Rolls in the last scoring
haggis-rolled = the die shows { $face }
haggis-no-rolls = No haggis served yet. The die is rolled after scorings B and C, and at the end.
haggis-table = { $name }’s table
haggis-own-token = your token of value { $value }, visible only to you
haggis-hidden-token = a face-down token
haggis-served-token = a served token of value { $value }
haggis-in-hand = In hand
haggis-free =
    { $count ->
        [0] the table is full
        [one] 1 free space
       *[other] { $count } free spaces
    }
haggis-only-you = Only you can see your tokens.
haggis-choice-take = Take the { $value } token
haggis-choice-draw = Draw a face-down token
haggis-choice-give-back = Return the { $value } token
haggis-choice-hand-over = Hand over the { $value } token
haggis-choice-roll = Spend 1 whisky, roll
haggis-choice-starve = Take a token from { $name }
haggis-choice-reroll = Re-roll
