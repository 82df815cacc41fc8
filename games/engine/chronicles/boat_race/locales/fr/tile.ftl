tile-race-start = Départ de la course
