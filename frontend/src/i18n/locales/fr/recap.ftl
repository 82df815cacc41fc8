recap-title = Depuis votre dernier tour
recap-turn = Tour { $at } sur { $of }
recap-before = Tour précédent
recap-after = Tour suivant
recap-pause = Pause
recap-go-on = Reprendre
recap-skip = Passer
recap-watch = Regarder
