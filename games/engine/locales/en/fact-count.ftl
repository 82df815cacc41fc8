fact-count-marker-placed =
    { $number ->
        [one] befriended a clan
       *[other] befriended { $number } clans
    }
fact-count-card-gained =
    { $number ->
        [one] gained a card
       *[other] gained { $number } cards
    }
