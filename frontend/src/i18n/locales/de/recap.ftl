recap-title = Seit deinem letzten Zug
recap-turn = Zug { $at } von { $of }
recap-before = Vorheriger Zug
recap-after = Nächster Zug
recap-pause = Pause
recap-go-on = Fortsetzen
recap-skip = Überspringen
recap-watch = Ansehen
