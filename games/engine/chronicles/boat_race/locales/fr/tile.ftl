tile-race-start = Départ de la course
    .the = le Départ de la course
