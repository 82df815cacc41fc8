counted-wood = { $number } Holz
counted-stone =
    { $number ->
        [one] { $number } Stein
       *[other] { $number } Steine
    }
counted-grain = { $number } Getreide
counted-barley = { $number } Gerste
counted-cattle =
    { $number ->
        [one] { $number } Rind
       *[other] { $number } Rinder
    }
counted-sheep =
    { $number ->
        [one] { $number } Schaf
       *[other] { $number } Schafe
    }
counted-coins =
    { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }
counted-whisky = { $number } Whisky
counted-clan-member =
    { $number ->
        [one] { $number } Clanmitglied
       *[other] { $number } Clanmitglieder
    }
counted-scotsman = { $number } Schotten
counted-movement =
    { $number ->
        [one] { $number } Bewegungspunkt
       *[other] { $number } Bewegungspunkte
    }
counted-points = { $number } SP
counted-chieftains =
    { $number ->
        [one] { $number } Chieftain
       *[other] { $number } Chieftains
    }
