next-game-waiting = Partie suivante
next-my-games = Mes parties
next-again = Rejouer avec les mêmes
next-to-rematch = Vers la nouvelle partie
