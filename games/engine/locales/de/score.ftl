score-coins = Münzen
score-tiles = Plättchen
score-whisky = Whisky
score-scoring-of = Wertung { $name }
