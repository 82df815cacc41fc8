tome-yours = Jouw kaarten
tome-theirs =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
     }, { $turned } omgedraaid
tome-on-rondel = Bezienswaardigheden op de rondel
tome-none = Je hebt nog geen kaart. Met een Gathering-tegel draai je er een om en gebruik je de gebeurtenis.
tome-landmark = Bezienswaardigheid
tome-event = Gebeurtenis
tome-turned = omgedraaid: telt 2
tome-usable = nu te gebruiken
tome-unusable = kan nu alleen omgedraaid worden
tome-claimed = telt voor McClaim
tome-own-table = { $name } heeft een eigen puntentabel voor { $what }.
tome-whisky = whisky
tome-castle = Schotten op het thuiskasteel
tome-use = Draai { $card } om en gebruik de gebeurtenis
tome-turn = Draai { $card } alleen om
tome-exchange = Ruilen
tome-borrow = Activeer { $tile } van { $name }
tome-swap = Wissel de Engelsman met { $tile }
tome-claim = Eis { $card } op
tome-claim-aside = McClaim
tome-claim-asked = Welke kaart eist McClaim op?
tome-fact-used = draaide { $card } om en gebruikte de gebeurtenis
tome-fact-turned = draaide { $card } om
tome-fact-table =
    { $who ->
        [you] hebt voortaan een eigen puntentabel
       *[other] heeft voortaan een eigen puntentabel
    }
tome-fact-borrowed =
    { $whose ->
        [you] activeerde je { $tile }
       *[other] activeerde { $tile } van { $name }
    }
tome-fact-swapped = wisselde de Engelsman met { $tile }
tome-fact-claimed = eiste { $card } op met McClaim
