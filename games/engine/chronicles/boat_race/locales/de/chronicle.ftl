chronicle-1 = Highland-Bootsrennen
chronicle-1-adds = Boote, die durch die Flüsse aller Spieler um die Wette fahren, vorbei an Burgen mit Belohnungen
