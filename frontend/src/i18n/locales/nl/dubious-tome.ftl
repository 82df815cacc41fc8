dubious-tome-yours = Jouw kaarten
dubious-tome-theirs =
    { $count ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $count } kaarten
    }, { $turned ->
        [0] geen
       *[other] { $turned }
    } omgedraaid
dubious-tome-on-rondel = Oorden op de rondel
dubious-tome-none = Je hebt nog geen oordkaarten. Met een Gathering-tegel draai je er een om en gebruik je de gebeurtenis.
dubious-tome-landmark = Oord
dubious-tome-event = Gebeurtenis
dubious-tome-turned = omgedraaid: telt als 2
dubious-tome-usable = nu te gebruiken
dubious-tome-unusable = kan nu alleen worden omgedraaid
dubious-tome-claimed = telt voor McClaim
dubious-tome-has-own-table = { $name } heeft een eigen puntentabel voor { $what }.
dubious-tome-whisky = whisky
dubious-tome-castle = Schotten op het thuiskasteel
dubious-tome-choice-use = Draai { THE($card) } om en gebruik de gebeurtenis
dubious-tome-choice-turn = Draai { THE($card) } alleen om
dubious-tome-choice-exchange = Ruilen
dubious-tome-choice-borrow = Activeer { THE($tile) } ({ $name })
dubious-tome-choice-swap = Ruil de Engelsman met { THE($tile) }
dubious-tome-choice-claim = Eis { THE($card) } op
dubious-tome-aside-claim = McClaim
dubious-tome-ask-claim = Kies een kaart die McClaim opeist
