tile-home-castle = Château initial
    .the = le Château initial
tile-starting-village = Village initial
    .the = le Village initial
tile-the-end = La Fin
    .the = La Fin
