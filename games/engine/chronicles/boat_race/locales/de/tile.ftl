tile-race-start = Start des Rennens
    .the = der Start des Rennens
    .accusative = den Start des Rennens
    .dative = dem Start des Rennens
