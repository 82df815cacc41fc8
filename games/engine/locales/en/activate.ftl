activate-no-tile = there is no tile there to activate
activate-done = you have already activated { THE($tile) } this turn
activate-far = you can only activate the tile you placed and its neighbors, not { THE($tile) }
activate-nothing = activating { THE($tile) } would do nothing now
activate-or-end =
    { $points ->
        [0] Activate tiles or end your turn
        [one] Activate tiles, move ({ $points } point) or end your turn
       *[other] Activate tiles, move ({ $points } points) or end your turn
    }
activate-or-go-on =
    { $points ->
        [0] Activate tiles or continue
        [one] Activate tiles, move ({ $points } point) or continue
       *[other] Activate tiles, move ({ $points } points) or continue
    }
