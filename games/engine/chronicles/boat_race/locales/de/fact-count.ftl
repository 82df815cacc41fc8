fact-count-race-began = eröffnete das Bootsrennen
fact-count-boat-moved = ruderte weiter
fact-count-token-taken =
    { $number ->
        [one] nahm einen Belohnungsmarker
       *[other] nahm { $number } Belohnungsmarker
    }
