log-toll-laid = { $name } puts { $what } on the mountain.
log-mountain-cleared = { $name } takes { $what } from the mountain.
log-good-lost = { $name } has no room for { $what }.
