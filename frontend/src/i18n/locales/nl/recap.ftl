recap-title = Sinds je laatste beurt
recap-turn = Beurt { $at } van { $of }
recap-before = Vorige beurt
recap-after = Volgende beurt
recap-pause = Pauze
recap-go-on = Verder
recap-skip = Overslaan
recap-watch = Bekijken
