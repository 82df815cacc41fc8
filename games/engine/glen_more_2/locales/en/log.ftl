log-marker-placed = { $name } places a clan marker on { $clan }.
log-tile-left = { $name } removes { THE($tile) }.
log-good-moved = { $name } moves { $what } to the Home Castle.
log-tile-built = { $name } builds { THE($tile) } from the discard pile.
log-end-reached = { $name } reaches The End.
