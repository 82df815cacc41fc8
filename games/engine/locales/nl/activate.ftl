activate-no-tile = er ligt geen tegel op { $where }
activate-done = de tegel op { $where } is deze beurt al geactiveerd
activate-far = { $where } grenst niet aan de gelegde tegel
activate-nothing = { $where } activeren zou nu niets doen
activate-or-end =
    { $points ->
        [0] Activeer tegels, of beëindig je beurt.
        [one] Activeer tegels ({ $points } bewegingspunt), of beëindig je beurt.
       *[other] Activeer tegels ({ $points } bewegingspunten), of beëindig je beurt.
    }
activate-or-go-on =
    { $points ->
        [0] Activeer tegels, of ga verder.
        [one] Activeer tegels ({ $points } bewegingspunt), of ga verder.
       *[other] Activeer tegels ({ $points } bewegingspunten), of ga verder.
    }
