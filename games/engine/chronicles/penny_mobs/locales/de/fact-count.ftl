fact-count-penny-posted =
    { $number ->
        [one] legte einen Penny auf einen Ganoven
       *[other] legte { $number } Pennys auf Ganoven
    }
fact-count-mobster-freed =
    { $number ->
        [one] holte einen Ganoven aus dem Gefängnis
       *[other] holte { $number } Ganoven aus dem Gefängnis
    }
