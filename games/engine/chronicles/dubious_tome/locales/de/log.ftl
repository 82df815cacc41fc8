log-event-used = { $name } dreht { THE($tile, case: "accusative") } um und nutzt das Ereignis.
log-card-turned = { $name } dreht { THE($tile, case: "accusative") } um, ohne das Ereignis zu nutzen.
log-table-gained = { $name } bekommt eine eigene Wertungstabelle: { $what }.
log-tile-borrowed = { $name } aktiviert { THE($tile, case: "accusative") } im Gebiet von { $other }.
