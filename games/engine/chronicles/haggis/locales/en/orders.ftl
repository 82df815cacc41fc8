orders-roll-for-whisky = Haggis scoring: spend 1 whisky for a roll of your own
orders-roll-for-whisky-always = spend it
orders-roll-for-whisky-never = spend none
orders-return-haggis-token = A haggis token goes back from your full table in the turn of another: which one
orders-return-haggis-token-always = the lowest
