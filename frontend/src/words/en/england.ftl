england-row = England row
england-field =
    { $coins ->
        [one] { $coins } coin, { $state }
       *[other] { $coins } coins, { $state }
    }
england-held = paid
england-next = to be paid next
england-free = empty
england-nobody = Nobody has the England token yet: it goes to the first who passes the Englishman.
england-holder = England token: { $name }. Whoever has it acts when the Englishman is last.
england-full = The row is full: the Englishman can only discard a tile.
england-gone = The Englishman has left the game.
england-pays =
    { $coins ->
        [one] To use a tile, { $coins } coin goes on the row besides its cost.
       *[other] To use a tile, { $coins } coins go on the row besides its cost.
    }
england-brings =
    { $coins ->
        [one] To discard one brings { $coins } coin from the row.
       *[other] To discard one brings { $coins } coins from the row.
    }
england-take =
    { $coins ->
        [one] Take { $tile }: { $coins } coin to England
       *[other] Take { $tile }: { $coins } coins to England
    }
england-discard =
    { $coins ->
        [0] Discard { $tile }
        [one] Discard { $tile }: { $coins } coin for you
       *[other] Discard { $tile }: { $coins } coins for you
    }
england-fact-taken = took the England token
england-fact-paid =
    { $coins ->
        [one] put { $coins } coin on the England row
       *[other] put { $coins } coins on the England row
    }
england-fact-robbed =
    { $coins ->
        [one] took { $coins } coin from the England row
       *[other] took { $coins } coins from the England row
    }
