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
