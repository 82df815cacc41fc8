hammer-of-the-scots-row = England row
hammer-of-the-scots-field =
    { $coins ->
        [one] { $coins } coin, { $state }
       *[other] { $coins } coins, { $state }
    }
hammer-of-the-scots-held = paid
hammer-of-the-scots-next = to be paid next
hammer-of-the-scots-free = empty
hammer-of-the-scots-nobody = Nobody has the England token yet: it goes to the first who passes the Englishman.
hammer-of-the-scots-holder = England token: { $name }. Whoever has it acts when the Englishman is last.
hammer-of-the-scots-full = The row is full: the Englishman can only discard a tile.
hammer-of-the-scots-gone = The Englishman has left the game.
hammer-of-the-scots-pays =
    { $coins ->
        [one] To use a tile, { $coins } coin goes on the row besides its cost.
       *[other] To use a tile, { $coins } coins go on the row besides its cost.
    }
hammer-of-the-scots-brings =
    { $coins ->
        [one] To discard one brings { $coins } coin from the row.
       *[other] To discard one brings { $coins } coins from the row.
    }
hammer-of-the-scots-choice-take =
    { $coins ->
        [one] Take { $tile }: { $coins } coin to England
       *[other] Take { $tile }: { $coins } coins to England
    }
hammer-of-the-scots-choice-discard =
    { $coins ->
        [0] Discard { $tile }
        [one] Discard { $tile }: { $coins } coin for you
       *[other] Discard { $tile }: { $coins } coins for you
    }
