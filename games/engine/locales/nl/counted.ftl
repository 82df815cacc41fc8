counted-wood = { $number } hout
counted-stone =
    { $number ->
        [one] { $number } steen
       *[other] { $number } stenen
    }
counted-grain = { $number } graan
counted-barley = { $number } gerst
counted-cattle =
    { $number ->
        [one] { $number } rund
       *[other] { $number } runderen
    }
counted-sheep =
    { $number ->
        [one] { $number } schaap
       *[other] { $number } schapen
    }
counted-coins =
    { $number ->
        [one] { $number } munt
       *[other] { $number } munten
    }
counted-whisky = { $number } whisky
counted-clan-member =
    { $number ->
        [one] { $number } clanlid
       *[other] { $number } clanleden
    }
counted-scotsman =
    { $number ->
        [one] { $number } Schot
       *[other] { $number } Schotten
    }
counted-movement =
    { $number ->
        [one] { $number } bewegingspunt
       *[other] { $number } bewegingspunten
    }
counted-points = { $number } ZP
counted-chieftains =
    { $number ->
        [one] { $number } hoofdman
       *[other] { $number } hoofdmannen
    }
