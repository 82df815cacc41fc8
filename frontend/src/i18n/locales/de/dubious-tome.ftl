dubious-tome-yours = Deine Karten
dubious-tome-theirs =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
     }, { $turned } umgedreht
dubious-tome-on-rondel = Wahrzeichen auf dem Rondell
dubious-tome-none = Du hast noch keine Wahrzeichenkarte. Mit einem Gathering-Plättchen drehst du eine um und nutzt ihr Ereignis.
dubious-tome-landmark = Wahrzeichen
dubious-tome-event = Ereignis
dubious-tome-turned = umgedreht: zählt 2
dubious-tome-usable = jetzt nutzbar
dubious-tome-unusable = jetzt nur umzudrehen
dubious-tome-claimed = zählt für McClaim
dubious-tome-has-own-table = { $name } hat eine eigene Punktetabelle für { $what }.
dubious-tome-whisky = Whisky
dubious-tome-castle = Schotten auf der Heimatburg
dubious-tome-choice-use = { $card } umdrehen und das Ereignis nutzen
dubious-tome-choice-turn = { $card } nur umdrehen
dubious-tome-choice-exchange = Tauschen
dubious-tome-choice-borrow = { $tile } von { $name } aktivieren
dubious-tome-choice-swap = Den Engländer mit { $tile } tauschen
dubious-tome-choice-claim = { $card } beanspruchen
dubious-tome-aside-claim = McClaim
dubious-tome-ask-claim = Welche Karte beansprucht McClaim?
