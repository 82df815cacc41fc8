log-tile-taken = { $name } nimmt { THE($tile, case: "accusative") }.
log-tile-removed = { CAPITAL(THE($tile)) } wird abgeworfen.
log-activated = { $name } aktiviert { THE($tile, case: "accusative") }.
log-activated-for = { $name } aktiviert { THE($tile, case: "accusative") }: { $what }.
log-gained = { $name } bekommt { $what }.
log-paid = { $name } bezahlt { $what }.
log-moved = { $name } nutzt { $what }.
log-bought = { $name } kauft { $what } für { $coins }.
log-sold = { $name } verkauft { $what } für { $coins }.
log-promoted = { $name } macht ein Clanmitglied zum Chieftain.
log-scored = { $name } erhält { $points } SP: { $label }.
log-points-lost = { $name } verliert { $points } SP: { $label }.
log-scoring = Wertung { $name }
log-final-scoring = Schlusswertung
log-die = Der Würfel
log-die-rolled = Der Würfel zeigt { $face }.
log-won =
    { $number ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
