tile-home-castle = Château initial
tile-starting-village = Village initial
tile-the-end = La Fin
