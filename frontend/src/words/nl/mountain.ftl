mountain-coins =
    { $number ->
        [one] { $number } munt
       *[other] { $number } munten
    }
mountain-nothing = niets
mountain-drawing = De berg, met { $things } erop
mountain-lies = Op de berg: { $things }.
mountain-empty = Er ligt nog niets op de berg.
mountain-highlander = Daar staat: { $name }.
mountain-nobody = niemand
mountain-promise = Wie daar staat, neemt bij vertrek alles mee.
mountain-toll-coin = Een munt
mountain-toll-good = { $good } van { $tile }
mountain-trick = Ruil { $gone } tegen { $good }
mountain-coin = een munt
mountain-fact-coin = legde een munt op de berg
mountain-fact-good = legde { $good } op de berg
mountain-fact-cleared = nam { $things } van de berg
mountain-fact-lost = had geen plaats voor { $good }
mountain-fact-tricked = ruilde { $gone } op de berg tegen { $good }
