haggis-pool = Pool
haggis-open-token = a token of value { $value }, face up
haggis-face-down =
    { $count ->
        [one] 1 token face down
       *[other] { $count } tokens face down
     }
haggis-rolls = Rolls of the latest scoring
haggis-rolled = the die shows { $face }
haggis-no-rolls = No haggis has been served yet. The die is rolled after the scorings of B and C, and at the end.
haggis-table = { $name }: table
haggis-own-token = your token of value { $value }, which only you see
haggis-hidden-token = a token face down
haggis-served-token = a token of value { $value }, served
haggis-in-hand = In hand: 
haggis-free =
    { $count ->
        [0] the table is full
        [one] 1 free place
       *[other] { $count } free places
     }
haggis-only-you = Only you see what is face up on your table.
haggis-choice-take = Take the token of value { $value }
haggis-choice-draw = Draw an unseen token
haggis-choice-give-back = Give back a token of value { $value }
haggis-choice-hand-over = Hand over a token of value { $value }
haggis-choice-roll = Spend 1 whisky and roll
haggis-choice-starve = Take a token from { $name }
haggis-choice-reroll = Have it rolled again
