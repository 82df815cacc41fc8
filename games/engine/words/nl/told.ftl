told-marker-placed =
    { $number ->
        [one] sloot vriendschap met een clan
       *[other] sloot vriendschap met { $number } clans
    }
told-card-gained =
    { $number ->
        [one] kreeg een kaart
       *[other] kreeg { $number } kaarten
    }
