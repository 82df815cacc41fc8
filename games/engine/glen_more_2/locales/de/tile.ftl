tile-home-castle = Heimatburg
tile-starting-village = Startdorf
tile-the-end = Das Ende
