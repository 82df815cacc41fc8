fact-count-cask-stored =
    { $number ->
        [one] a mis un fût en cave
       *[other] a mis { $number } fûts en cave
    }
fact-count-cask-sold =
    { $number ->
        [one] a vendu un fût
       *[other] a vendu { $number } fûts
    }
fact-count-cellar-built = a construit une cave
