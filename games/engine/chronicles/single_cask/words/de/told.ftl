told-cask-stored =
    { $number ->
        [one] legte ein Fass in den Keller
       *[other] legte { $number } Fässer in den Keller
    }
told-cask-sold =
    { $number ->
        [one] verkaufte ein Fass
       *[other] verkaufte { $number } Fässer
    }
told-cellar-built = baute einen Keller
