effect-points = { $number } ZP
effect-movement =
    { $number ->
        [one] { $number } bewegingspunt
       *[other] { $number } bewegingspunten
    }
effect-bonnets =
    { $number ->
        [one] { $number } muts
       *[other] { $number } mutsen
    }
effect-any =
    { $number ->
        [one] { $number } grondstof naar keuze
       *[other] { $number } grondstoffen naar keuze
    }
effect-different = { $number } verschillende grondstoffen
effect-trade = { $cost } voor { $gain }
effect-or = { $first }; of { $then }
effect-fill = 1 blokje op elke lege productietegel
effect-anywhere = { $what } op een willekeurige tegel
effect-any-anywhere =
    { $number ->
        [one] { $number } grondstof naar keuze op een willekeurige tegel
       *[other] { $number } grondstoffen naar keuze op willekeurige tegels
    }
effect-activate = activeer { $tiles }
effect-one-tile = 1 tegel van de soort { $kind }
effect-marker = 1 clanpion
effect-remove =
    { $number ->
        [one] verwijder 1 eigen tegel
       *[other] verwijder tot { $number } eigen tegels
    }
effect-build = bouw een tegel van de aflegstapel zonder zijn kosten
effect-hume = David Hume, die voor 2 personen telt
effect-one-more = doorlopend: activeer elke beurt één tegel meer, waar dan ook
effect-all-tiles = activeer alle eigen tegels in plaats van de buren
effect-scotsman =
    { $number ->
        [one] { $number } Schot
       *[other] { $number } Schotten
    }
effect-clan-member =
    { $number ->
        [one] { $number } clanlid
       *[other] { $number } clanleden
    }
