absence-title = A bot plays your seat
absence-words = Your time ran out. Take your seat back: you go on from where the game is now.
absence-return = Take my seat back
absence-vacant = A player has left. Whoever takes the seat plays it to the end.
absence-take = Play on for { $name }
absence-resign = A bot plays your seat, until the end or until somebody else takes it; the others go on. This cannot be taken back.
