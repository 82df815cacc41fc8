log-toll-laid = { $name } pose { $what } sur la montagne.
log-mountain-cleared = { $name } prend { $what } sur la montagne.
log-good-lost = { $name } n’a pas de place pour { $what }.
