log-tricked = { $name } swaps { $gone } on the mountain for { $good }.
log-englishman-swapped = { $name } swaps the Englishman with { THE($tile) }.
log-card-claimed = { $name } claims { THE($tile) } with John McClaim.
log-haggis-handed = { $name } gives { $other } a haggis token.
