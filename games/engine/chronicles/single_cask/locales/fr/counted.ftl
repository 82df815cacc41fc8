counted-casks =
    { $number ->
        [one] { $number } tonneau
       *[other] { $number } tonneaux
    }
