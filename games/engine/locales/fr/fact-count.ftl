fact-count-marker-placed =
    { $number ->
        [one] a gagné l’amitié d’un clan
       *[other] a gagné l’amitié de { $number } clans
    }
fact-count-card-gained =
    { $number ->
        [one] a reçu une carte
       *[other] a reçu { $number } cartes
    }
