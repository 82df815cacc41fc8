activate-no-tile = there is no tile on { $where }
activate-done = the tile on { $where } has been activated in this turn
activate-far = { $where } is not a neighbour of the placed tile
activate-nothing = activating { $where } would do nothing now
activate-or-end =
    { $points ->
        [0] Activate tiles, or end your turn.
        [one] Activate tiles ({ $points } to move), or end your turn.
       *[other] Activate tiles ({ $points } to move), or end your turn.
    }
activate-or-go-on =
    { $points ->
        [0] Activate tiles, or go on.
        [one] Activate tiles ({ $points } to move), or go on.
       *[other] Activate tiles ({ $points } to move), or go on.
    }
