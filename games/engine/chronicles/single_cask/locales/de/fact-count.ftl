fact-count-cask-stored =
    { $number ->
        [one] legte ein Fass in den Keller
       *[other] legte { $number } Fässer in den Keller
    }
fact-count-cask-sold =
    { $number ->
        [one] verkaufte ein Fass
       *[other] verkaufte { $number } Fässer
    }
fact-count-cellar-built = baute einen Keller
