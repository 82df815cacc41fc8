tile-home-castle = Thuiskasteel
    .the = het thuiskasteel
tile-starting-village = Startdorp
    .the = het startdorp
tile-the-end = Het Einde
    .the = Het Einde
