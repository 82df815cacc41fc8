told-race-began = eröffnete das Bootsrennen
told-boat-moved = ruderte weiter
told-token-taken =
    { $number ->
        [one] nahm einen Belohnungsmarker
       *[other] nahm { $number } Belohnungsmarker
    }
