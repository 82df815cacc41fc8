hammer-of-the-scots-row = England row
hammer-of-the-scots-field =
    { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }, { $state }
hammer-of-the-scots-held = paid
hammer-of-the-scots-next = next to pay
hammer-of-the-scots-free = empty
hammer-of-the-scots-nobody = No one has the England token yet. The first player to pass the Englishman gets it.
hammer-of-the-scots-holder = England token: { $name }. Its holder plays the Englishman’s turns.
hammer-of-the-scots-full = The row is full: the Englishman can only discard a tile.
hammer-of-the-scots-gone = The Englishman has left the game.
hammer-of-the-scots-pays =
    Taking a tile costs { $coins ->
        [0] no extra coins
        [one] 1 extra coin
       *[other] { $coins } extra coins
    }, paid to the England row.
hammer-of-the-scots-brings =
    Discarding one earns { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    } from the row.
hammer-of-the-scots-choice-take =
    Take { THE($tile) } (pay England { $coins ->
        [0] nothing
        [one] 1 coin
       *[other] { $coins } coins
    })
hammer-of-the-scots-choice-discard =
    { $coins ->
        [0] Discard { THE($tile) }
        [one] Discard { THE($tile) } (gain 1 coin)
       *[other] Discard { THE($tile) } (gain { $coins } coins)
    }
