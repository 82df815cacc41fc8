tile-race-start = Race Start
    .the = the Race Start
