log-tile-taken = { $name } prend { THE($tile) }.
log-tile-removed = { CAPITAL(THE($tile)) } part à la défausse.
log-activated = { $name } active { THE($tile) }.
log-activated-for = { $name } active { THE($tile) } : { $what }.
log-gained = { $name } reçoit { $what }.
log-paid = { $name } paie { $what }.
log-moved = { $name } utilise { $what }.
log-bought = { $name } achète { $what } pour { $coins }.
log-sold = { $name } vend { $what } pour { $coins }.
log-promoted = { $name } promeut un membre du clan au rang de chef.
log-scored = { $name } marque { $points } PV : { $label }.
log-points-lost = { $name } perd { $points } PV : { $label }.
log-scoring = Décompte { $name }
log-final-scoring = Décompte final
log-die = Le dé
log-die-rolled = Le dé indique { $face }.
log-won =
    { $number ->
        [one] { $names } gagne.
       *[other] { $names } partagent la victoire.
    }
