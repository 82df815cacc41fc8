tile-race-start = Race Start
