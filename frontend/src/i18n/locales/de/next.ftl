next-game-waiting = Nächste Partie
next-my-games = Meine Partien
next-again = Revanche
next-to-rematch = Zur Revanche
