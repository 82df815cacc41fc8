score-coins = munten
score-tiles = tegels
score-whisky = whisky
score-scoring-of = telling { $name }
