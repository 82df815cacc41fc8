fact-count-penny-posted =
    { $number ->
        [one] put a penny on a mobster
       *[other] put { $number } pennies on mobsters
    }
fact-count-mobster-freed =
    { $number ->
        [one] took a mobster from prison
       *[other] took { $number } mobsters from prison
    }
