option-fixed-order = Feste Startreihenfolge: Platz 1 steht ganz hinten und beginnt
