recap-title = Since your last turn
recap-turn = Turn { $at } of { $of }
recap-before = Previous turn
recap-after = Next turn
recap-pause = Pause
recap-go-on = Resume
recap-skip = Skip
recap-watch = Watch
