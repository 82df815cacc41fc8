tile-mountain = Montagne
    .the = la montagne
