fact-count-haggis-token-taken =
    { $number ->
        [one] took a haggis token
       *[other] took { $number } haggis tokens
    }
