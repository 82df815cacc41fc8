option-die = Use the die with 3 or 4 players too
option-short-game = Short game: The End is on top of stack D
