next-game-waiting = Volgende partij wacht
next-my-games = Mijn partijen
next-again = Opnieuw met dezelfde spelers
next-to-rematch = Naar de nieuwe partij
