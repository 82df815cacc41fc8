tile-race-start = Start des Rennens
