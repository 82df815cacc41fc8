option-die = the die takes part with 3 or 4 players too
option-short-game = The End lies on top of its stack
