score-coins = pièces
score-tiles = tuiles
score-whisky = whisky
score-scoring-of = décompte { $name }
