log-marker-placed = { $name } legt einen Clanmarker auf { $clan }.
log-tile-left = { $name } entfernt { THE($tile, case: "accusative") }.
log-good-moved = { $name } legt { $what } auf die Heimatburg.
log-tile-built = { $name } baut { THE($tile, case: "accusative") } vom Ablagestapel.
log-end-reached = { $name } erreicht „Das Ende“.
