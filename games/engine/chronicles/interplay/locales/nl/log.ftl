log-tricked = { $name } ruilt op de berg { $gone } voor { $good }.
log-englishman-swapped = { $name } wisselt de Engelsman om met { THE($tile) }.
log-card-claimed = { $name } claimt { THE($tile) } met John McClaim.
log-haggis-handed = { $name } geeft { $other } een haggisfiche.
