counted-wood = { $number } bois
counted-stone =
    { $number ->
        [one] { $number } pierre
       *[other] { $number } pierres
    }
counted-grain =
    { $number ->
        [one] { $number } céréale
       *[other] { $number } céréales
    }
counted-barley =
    { $number ->
        [one] { $number } orge
       *[other] { $number } orges
    }
counted-cattle =
    { $number ->
        [one] { $number } bœuf
       *[other] { $number } bœufs
    }
counted-sheep =
    { $number ->
        [one] { $number } mouton
       *[other] { $number } moutons
    }
counted-coins =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
counted-whisky =
    { $number ->
        [one] { $number } whisky
       *[other] { $number } whiskys
    }
counted-clan-member =
    { $number ->
        [one] { $number } membre du clan
       *[other] { $number } membres du clan
    }
counted-scotsman =
    { $number ->
        [one] { $number } Écossais
       *[other] { $number } Écossais
    }
counted-movement =
    { $number ->
        [one] { $number } point de mouvement
       *[other] { $number } points de mouvement
    }
counted-points = { $number } PV
counted-chieftains =
    { $number ->
        [one] { $number } chef
       *[other] { $number } chefs
    }
