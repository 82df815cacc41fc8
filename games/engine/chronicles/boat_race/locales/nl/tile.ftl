tile-race-start = Start van de race
    .the = de Start van de race
