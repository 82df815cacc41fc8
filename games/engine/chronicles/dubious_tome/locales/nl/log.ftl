log-event-used = { $name } draait { THE($tile) } om en gebruikt de gebeurtenis.
log-card-turned = { $name } draait { THE($tile) } om zonder de gebeurtenis te gebruiken.
log-table-gained = { $name } krijgt een eigen puntentabel: { $what }.
log-tile-borrowed = { $name } activeert { THE($tile) } in het gebied van { $other }.
