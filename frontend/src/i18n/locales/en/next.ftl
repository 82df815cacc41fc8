next-game-waiting = Next game
next-my-games = My games
next-again = Rematch
next-to-rematch = Go to rematch
