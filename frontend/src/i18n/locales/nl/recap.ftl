recap-title = Sinds je laatste beurt
recap-turn = Beurt { $at } van { $of }
recap-before = Vorige beurt
recap-after = Volgende beurt
recap-pause = Pauzeren
recap-go-on = Hervatten
recap-skip = Overslaan
recap-watch = Bekijken
