told-marker-placed =
    { $number ->
        [one] befriended a clan
       *[other] befriended { $number } clans
    }
told-card-gained =
    { $number ->
        [one] gained a card
       *[other] gained { $number } cards
    }
