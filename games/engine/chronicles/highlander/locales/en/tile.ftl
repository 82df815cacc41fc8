tile-mountain = Mountain
    .the = the mountain
