dubious-tome-yours = Jouw kaarten
dubious-tome-theirs =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
     }, { $turned } omgedraaid
dubious-tome-on-rondel = Bezienswaardigheden op de rondel
dubious-tome-none = Je hebt nog geen kaart. Met een Gathering-tegel draai je er een om en gebruik je de gebeurtenis.
dubious-tome-landmark = Bezienswaardigheid
dubious-tome-event = Gebeurtenis
dubious-tome-turned = omgedraaid: telt 2
dubious-tome-usable = nu te gebruiken
dubious-tome-unusable = kan nu alleen omgedraaid worden
dubious-tome-claimed = telt voor McClaim
dubious-tome-has-own-table = { $name } heeft een eigen puntentabel voor { $what }.
dubious-tome-whisky = whisky
dubious-tome-castle = Schotten op het thuiskasteel
dubious-tome-choice-use = Draai { $card } om en gebruik de gebeurtenis
dubious-tome-choice-turn = Draai { $card } alleen om
dubious-tome-choice-exchange = Ruilen
dubious-tome-choice-borrow = Activeer { $tile } van { $name }
dubious-tome-choice-swap = Wissel de Engelsman met { $tile }
dubious-tome-choice-claim = Eis { $card } op
dubious-tome-aside-claim = McClaim
dubious-tome-ask-claim = Welke kaart eist McClaim op?
