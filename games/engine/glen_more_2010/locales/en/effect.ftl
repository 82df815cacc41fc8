effect-chieftains-double = ongoing: chieftains count double in scorings
effect-each-yellow = at the end: { $points } VP for each yellow tile
effect-each-green = at the end: { $points } VP for each green tile
effect-each-village = at the end: { $points } VP for each village
