log-mobsters-jailed = Jetzt im Gefängnis: { $mobsters }.
log-penny-posted = { $name } legt einen Penny auf { $mobster }.
log-mobster-freed =
    { $pennies ->
        [0] { $name } befreit { $mobster }.
        [one] { $name } befreit { $mobster } und nimmt { $pennies } Penny.
       *[other] { $name } befreit { $mobster } und nimmt { $pennies } Pennys.
    }
log-mobster-spent = { $mobster } ist verbraucht.
log-row-robbed = { $name } nimmt { $coins } aus der Marktreihe { $good }.
log-levy-laid = { $name } legt einen Marker auf { $clan }: { $coins }.
log-tile-reserved = { $name } reserviert { THE($tile, case: "accusative") }.
log-mobster-token-lost = { $mobster }: Ein Marker ist aus dem Spiel.
log-figure-moved = { $mobster } geht ins Gebiet von { $name }.
log-figure-left = { $mobster } verlässt das Gebiet von { $name }.
log-good-taken = { $mobster } nimmt { $name } { $what } weg.
log-tile-shifted = Anderson bringt { THE($tile, case: "accusative") } von { $name } zu { $other }.
log-penny-given = { $name } gibt { $other } einen −1-Penny.
