told-marker-placed =
    { $number ->
        [one] befreundete sich mit einem Clan
       *[other] befreundete sich mit { $number } Clans
    }
told-card-gained =
    { $number ->
        [one] bekam eine Karte
       *[other] bekam { $number } Karten
    }
