recap-title = Since your last turn
recap-turn = Turn { $at } of { $of }
recap-before = Turn before
recap-after = Turn after
recap-pause = Pause
recap-go-on = Go on
recap-skip = Skip
recap-watch = Watch
