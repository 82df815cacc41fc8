highlander-coins =
    { $number ->
        [0] geen munten
        [one] 1 munt
       *[other] { $number } munten
    }
highlander-nothing = niets
highlander-drawing = De berg, met { $things } erop
highlander-lies = Op de berg: { $things }.
highlander-empty = De berg is leeg.
highlander-highlander = Boven: { $name }.
highlander-nobody = niemand
highlander-promise = Wie boven staat, neemt bij vertrek alles mee.
highlander-choice-toll-coin = Laat een munt achter
highlander-choice-toll-good = { $good } van { THE($tile) }
highlander-choice-trick = Ruil { $gone } voor { $good }
highlander-coin = een munt
