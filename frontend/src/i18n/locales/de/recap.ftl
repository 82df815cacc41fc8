recap-title = Seit deinem letzten Zug
recap-turn = Zug { $at } von { $of }
recap-before = Zug davor
recap-after = Zug danach
recap-pause = Anhalten
recap-go-on = Weiter
recap-skip = Überspringen
recap-watch = Ansehen
