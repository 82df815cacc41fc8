tile-home-castle = Home Castle
    .the = the Home Castle
tile-starting-village = Starting Village
    .the = the Starting Village
tile-the-end = The End
    .the = The End
