fact-count-marker-placed =
    { $number ->
        [one] sloot vriendschap met een clan
       *[other] sloot vriendschap met { $number } clans
    }
fact-count-card-gained =
    { $number ->
        [one] kreeg een kaart
       *[other] kreeg { $number } kaarten
    }
