log-tile-taken = { $name } takes { THE($tile) }.
log-tile-removed = { CAPITAL(THE($tile)) } is discarded.
log-activated = { $name } activates { THE($tile) }.
log-activated-for = { $name } activates { THE($tile) }: { $what }.
log-gained = { $name } gets { $what }.
log-paid = { $name } pays { $what }.
log-moved = { $name } uses { $what }.
log-bought = { $name } buys { $what } for { $coins }.
log-sold = { $name } sells { $what } for { $coins }.
log-promoted = { $name } promotes a clan member to chieftain.
log-scored = { $name } scores { $points } VP: { $label }.
log-points-lost = { $name } loses { $points } VP: { $label }.
log-scoring = Scoring { $name }
log-final-scoring = Final scoring
log-die = The die
log-die-rolled = The die shows { $face }.
log-won =
    { $number ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
