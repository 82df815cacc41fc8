told-race-began = opende de bootrace
told-boat-moved = roeide verder
told-token-taken =
    { $number ->
        [one] nam een beloningsfiche
       *[other] nam { $number } beloningsfiches
    }
