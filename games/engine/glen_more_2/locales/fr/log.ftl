log-marker-placed = { $name } place un pion de clan sur { $clan }.
log-tile-left = { $name } retire { THE($tile) }.
log-good-moved = { $name } déplace { $what } sur le Château initial.
log-tile-built = { $name } construit { THE($tile) } depuis la défausse.
log-end-reached = { $name } atteint La Fin.
