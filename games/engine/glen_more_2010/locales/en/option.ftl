option-open-scores = everybody's points are shown during the game
option-lenient-take = a tile that cannot be taken may always be gone to
