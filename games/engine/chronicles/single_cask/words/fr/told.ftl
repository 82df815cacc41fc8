told-cask-stored =
    { $number ->
        [one] a mis un fût en cave
       *[other] a mis { $number } fûts en cave
    }
told-cask-sold =
    { $number ->
        [one] a vendu un fût
       *[other] a vendu { $number } fûts
    }
told-cellar-built = a construit une cave
