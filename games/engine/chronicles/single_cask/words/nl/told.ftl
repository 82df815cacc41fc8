told-cask-stored =
    { $number ->
        [one] legde een vat in de kelder
       *[other] legde { $number } vaten in de kelder
    }
told-cask-sold =
    { $number ->
        [one] verkocht een vat
       *[other] verkocht { $number } vaten
    }
told-cellar-built = bouwde een kelder
