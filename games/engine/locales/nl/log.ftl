log-tile-taken = { $name } neemt { THE($tile) }.
log-tile-removed = { CAPITAL(THE($tile)) } wordt afgelegd.
log-activated = { $name } activeert { THE($tile) }.
log-activated-for = { $name } activeert { THE($tile) }: { $what }.
log-gained = { $name } krijgt { $what }.
log-paid = { $name } betaalt { $what }.
log-moved = { $name } gebruikt { $what }.
log-bought = { $name } koopt { $what } voor { $coins }.
log-sold = { $name } verkoopt { $what } voor { $coins }.
log-promoted = { $name } bevordert een clanlid tot hoofdman.
log-scored = { $name } krijgt { $points } ZP: { $label }.
log-points-lost = { $name } verliest { $points } ZP: { $label }.
log-scoring = Waardering { $name }
log-final-scoring = Eindwaardering
log-die = De dobbelsteen
log-die-rolled = De dobbelsteen toont { $face }.
log-won =
    { $number ->
        [one] { $names } wint.
       *[other] { $names } winnen samen.
    }
