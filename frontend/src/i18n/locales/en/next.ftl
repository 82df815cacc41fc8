next-game-waiting = Next game waiting
next-my-games = My games
next-again = Play again with the same
next-to-rematch = To the new game
