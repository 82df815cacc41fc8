log-event-used = { $name } turns { THE($tile) } and uses its event.
log-card-turned = { $name } turns { THE($tile) } without using its event.
log-table-gained = { $name } gets their own scoring table: { $what }.
log-tile-borrowed = { $name } activates { THE($tile) } in { $other }’s territory.
