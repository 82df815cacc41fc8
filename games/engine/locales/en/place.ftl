place-where = Choose where to place { THE($tile) }.
place-fee = a place on { $where } costs { $fee } more, which cannot be paid
place-not-over = { $tile } cannot be built on { $where }
place-beside = { $where } does not share a side with a tile, or is taken
place-line = { $tile } must lengthen its river or road, not lie on { $where }
place-open = { $tile } would block the river or road on { $where }
place-near = no { $who } stands on a neighbour of { $where }
