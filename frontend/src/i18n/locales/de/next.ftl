next-game-waiting = Nächste Partie wartet
next-my-games = Meine Partien
next-again = Nochmal mit denselben
next-to-rematch = Zur neuen Partie
