fact-count-marker-placed =
    { $number ->
        [one] befreundete sich mit einem Clan
       *[other] befreundete sich mit { $number } Clans
    }
fact-count-card-gained =
    { $number ->
        [one] bekam eine Karte
       *[other] bekam { $number } Karten
    }
