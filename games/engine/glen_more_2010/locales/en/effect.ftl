effect-chieftains-double = ongoing: chieftains count double in scorings
effect-each-yellow = at the end: { $points } VP for each yellow tile
effect-each-green = at the end: { $points } VP for each green tile
effect-each-village = at the end: { $points } VP for each village
effect-clan-member-or-chieftain =
    { $number ->
        [one] { $number } clan member or chieftain
       *[other] { $number } clan members or chieftains
    }
