common-trouble = Something went wrong
common-first-page = Go to home page
common-try-again = Try again
common-back = Back
common-labelled = { $label }: { $text }
common-seats-free =
    { $free ->
        [0] no seats
       *[other] { $free } of { $players } seats
    } free
