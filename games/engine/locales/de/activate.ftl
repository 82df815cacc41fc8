activate-no-tile = auf { $where } liegt kein Plättchen
activate-done = das Plättchen auf { $where } wurde in diesem Zug schon aktiviert
activate-far = { $where } ist kein Nachbar des gelegten Plättchens
activate-nothing = { $where } zu aktivieren würde jetzt nichts bringen
activate-or-end =
    { $points ->
        [0] Aktiviere Plättchen oder beende deinen Zug.
        [one] Aktiviere Plättchen ({ $points } Bewegungspunkt) oder beende deinen Zug.
       *[other] Aktiviere Plättchen ({ $points } Bewegungspunkte) oder beende deinen Zug.
    }
activate-or-go-on =
    { $points ->
        [0] Aktiviere Plättchen oder mach weiter.
        [one] Aktiviere Plättchen ({ $points } Bewegungspunkt) oder mach weiter.
       *[other] Aktiviere Plättchen ({ $points } Bewegungspunkte) oder mach weiter.
    }
