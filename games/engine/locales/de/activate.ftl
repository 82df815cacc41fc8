activate-no-tile = dort liegt kein Plättchen
activate-done = du hast { THE($tile, case: "accusative") } in diesem Zug schon aktiviert
activate-far = du aktivierst nur das gelegte Plättchen und seine Nachbarn, nicht { THE($tile, case: "accusative") }
activate-nothing = { THE($tile, case: "accusative") } zu aktivieren bringt jetzt nichts
activate-or-end =
    { $points ->
        [0] Aktiviere Plättchen oder beende den Zug
        [one] Aktiviere, bewege ({ $points } Punkt) oder beende den Zug
       *[other] Aktiviere, bewege ({ $points } Punkte) oder beende den Zug
    }
activate-or-go-on =
    { $points ->
        [0] Aktiviere Plättchen oder mach weiter
        [one] Aktiviere, bewege ({ $points } Punkt) oder mach weiter
       *[other] Aktiviere, bewege ({ $points } Punkte) oder mach weiter
    }
