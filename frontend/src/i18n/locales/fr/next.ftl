next-game-waiting = Partie suivante
next-my-games = Mes parties
next-again = Revanche
next-to-rematch = Voir la revanche
