effect-chieftains-double = doorlopend: hoofdmannen tellen dubbel bij tellingen
effect-each-yellow = aan het einde: { $points } ZP voor elke gele tegel
effect-each-green = aan het einde: { $points } ZP voor elke groene tegel
effect-each-village = aan het einde: { $points } ZP voor elk dorp
effect-clan-member-or-chieftain =
    { $number ->
        [one] { $number } clanlid of hoofdman
       *[other] { $number } clanleden of hoofdmannen
    }
