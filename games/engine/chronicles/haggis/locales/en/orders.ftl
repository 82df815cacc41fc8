orders-roll-for-whisky = Haggis scoring: spend 1 whisky for an extra roll
orders-roll-for-whisky-always = spend it
orders-roll-for-whisky-never = don’t spend it
orders-return-haggis-token = Your haggis table is full during another player’s turn: which token to return
orders-return-haggis-token-always = the lowest
