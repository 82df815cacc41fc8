told-cask-stored =
    { $number ->
        [one] laid down a cask
       *[other] laid down { $number } casks
    }
told-cask-sold =
    { $number ->
        [one] sold a cask
       *[other] sold { $number } casks
    }
told-cellar-built = built a cellar
