option-open-scores = Open scores: everyone’s points are visible during the game
option-lenient-take = You may move to a tile you can’t pay for or place; it is then discarded
