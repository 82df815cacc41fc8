fact-count-race-began = opende de bootrace
fact-count-boat-moved = roeide verder
fact-count-token-taken =
    { $number ->
        [one] nam een beloningsfiche
       *[other] nam { $number } beloningsfiches
    }
