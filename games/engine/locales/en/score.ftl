score-coins = coins
score-tiles = tiles
score-whisky = whisky
score-scoring-of = scoring { $name }
