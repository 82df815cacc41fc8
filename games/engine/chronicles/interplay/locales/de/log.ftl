log-tricked = { $name } tauscht auf dem Berg { $gone } gegen { $good }.
log-englishman-swapped = { $name } tauscht den Engländer mit { THE($tile, case: "dative") }.
log-card-claimed = { $name } beansprucht { THE($tile, case: "accusative") } mit John McClaim.
log-haggis-handed = { $name } gibt { $other } einen Haggismarker.
