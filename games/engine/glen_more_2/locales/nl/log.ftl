log-marker-placed = { $name } legt een clanpion op { $clan }.
log-tile-left = { $name } verwijdert { THE($tile) }.
log-good-moved = { $name } verplaatst { $what } naar het thuiskasteel.
log-tile-built = { $name } bouwt { THE($tile) } uit de aflegstapel.
log-end-reached = { $name } bereikt Het Einde.
