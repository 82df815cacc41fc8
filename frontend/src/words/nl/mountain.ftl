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
mountain-toll-coin = Leg er een munt op
mountain-toll-good = Leg er { $good } van { $tile } op
mountain-trick-coin = Ruil een munt voor { $good }
mountain-trick = Ruil { $gone } voor { $good }
mountain-fact-coin = legde een munt op de berg
mountain-fact-good = legde { $good } op de berg
mountain-fact-cleared = nam { $things } van de berg
mountain-fact-lost = had geen plaats voor { $good }
