log-event-used = { $name } retourne { THE($tile) } et utilise son événement.
log-card-turned = { $name } retourne { THE($tile) } sans utiliser son événement.
log-table-gained = { $name } reçoit son propre tableau de décompte : { $what }.
log-tile-borrowed = { $name } active { THE($tile) } chez { $other }.
