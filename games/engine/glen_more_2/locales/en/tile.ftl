tile-home-castle = Home Castle
tile-starting-village = Starting Village
tile-the-end = The End
