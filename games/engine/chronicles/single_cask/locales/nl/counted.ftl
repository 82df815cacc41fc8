counted-casks =
    { $number ->
        [one] { $number } vat
       *[other] { $number } vaten
    }
