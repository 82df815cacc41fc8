tile-home-castle = Thuiskasteel
tile-starting-village = Startdorp
tile-the-end = Het Einde
