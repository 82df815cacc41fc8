fact-count-penny-posted =
    { $number ->
        [one] a mis un penny sur un truand
       *[other] a mis { $number } pennies sur des truands
    }
fact-count-mobster-freed =
    { $number ->
        [one] a sorti un truand de prison
       *[other] a sorti { $number } truands de prison
    }
