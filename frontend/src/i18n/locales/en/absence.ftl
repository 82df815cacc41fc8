absence-title = A bot is playing for you
absence-words = You ran out of time, so a bot took over. Rejoin to carry on from here.
absence-return = Rejoin the game
absence-vacant = A player has left. You can take over their seat for the rest of the game.
absence-take = Take over from { $name }
absence-resign = A bot will play your seat until the end, or until someone takes over. The others play on. You can’t undo this.
