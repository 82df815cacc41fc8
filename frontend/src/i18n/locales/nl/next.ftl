next-game-waiting = Volgende partij
next-my-games = Mijn partijen
next-again = Revanche
next-to-rematch = Naar de revanche
