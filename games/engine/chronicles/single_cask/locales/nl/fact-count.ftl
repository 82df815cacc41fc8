fact-count-cask-stored =
    { $number ->
        [one] legde een vat in de kelder
       *[other] legde { $number } vaten in de kelder
    }
fact-count-cask-sold =
    { $number ->
        [one] verkocht een vat
       *[other] verkocht { $number } vaten
    }
fact-count-cellar-built = bouwde een kelder
