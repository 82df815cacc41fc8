highlander-coins =
    { $number ->
        [one] { $number } munt
       *[other] { $number } munten
    }
highlander-nothing = niets
highlander-drawing = De berg, met { $things } erop
highlander-lies = Op de berg: { $things }.
highlander-empty = Er ligt nog niets op de berg.
highlander-highlander = Daar staat: { $name }.
highlander-nobody = niemand
highlander-promise = Wie daar staat, neemt bij vertrek alles mee.
highlander-choice-toll-coin = Een munt
highlander-choice-toll-good = { $good } van { $tile }
highlander-choice-trick = Ruil { $gone } tegen { $good }
highlander-coin = een munt
highlander-fact-coin = legde een munt op de berg
highlander-fact-good = legde { $good } op de berg
highlander-fact-cleared = nam { $things } van de berg
highlander-fact-lost = had geen plaats voor { $good }
highlander-fact-tricked = ruilde { $gone } op de berg tegen { $good }
