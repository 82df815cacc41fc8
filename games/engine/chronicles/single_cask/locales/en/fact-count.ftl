fact-count-cask-stored =
    { $number ->
        [one] laid down a cask
       *[other] laid down { $number } casks
    }
fact-count-cask-sold =
    { $number ->
        [one] sold a cask
       *[other] sold { $number } casks
    }
fact-count-cellar-built = built a cellar
