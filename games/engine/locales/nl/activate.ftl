activate-no-tile = daar ligt geen tegel
activate-done = je hebt { THE($tile) } deze beurt al geactiveerd
activate-far = je activeert alleen de aangelegde tegel en zijn buren, niet { THE($tile) }
activate-nothing = { THE($tile) } activeren doet nu niets
activate-or-end =
    { $points ->
        [0] Activeer tegels of beëindig je beurt
        [one] Activeer, verplaats ({ $points } punt) of beëindig je beurt
       *[other] Activeer, verplaats ({ $points } punten) of beëindig je beurt
    }
activate-or-go-on =
    { $points ->
        [0] Activeer tegels of ga verder
        [one] Activeer, verplaats ({ $points } punt) of ga verder
       *[other] Activeer, verplaats ({ $points } punten) of ga verder
    }
