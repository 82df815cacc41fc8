log-tricked = { $name } échange { $gone } contre { $good } sur la montagne.
log-englishman-swapped = { $name } échange l’Anglais avec { THE($tile) }.
log-card-claimed = { $name } revendique { THE($tile) } avec John McClaim.
log-haggis-handed = { $name } donne un jeton haggis à { $other }.
