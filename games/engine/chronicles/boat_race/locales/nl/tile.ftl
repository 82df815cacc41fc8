tile-race-start = Start van de race
