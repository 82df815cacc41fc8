dubious-tome-yours = Deine Karten
dubious-tome-theirs =
    { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }, { $turned ->
        [0] keine
       *[other] { $turned }
    } umgedreht
dubious-tome-on-rondel = Wahrzeichen auf dem Rondell
dubious-tome-none = Du hast noch keine Wahrzeichenkarte. Mit einem Gathering-Plättchen drehst du eine um und nutzt ihr Ereignis.
dubious-tome-landmark = Wahrzeichen
dubious-tome-event = Ereignis
dubious-tome-turned = umgedreht: zählt als 2
dubious-tome-usable = jetzt nutzbar
dubious-tome-unusable = kann jetzt nur umgedreht werden
dubious-tome-claimed = zählt für McClaim
dubious-tome-has-own-table = { $name } hat eine eigene Punktetabelle für { $what }.
dubious-tome-whisky = Whisky
dubious-tome-castle = Schotten auf der Heimatburg
dubious-tome-choice-use = { CAPITAL(THE($card, case: "accusative")) } umdrehen und das Ereignis nutzen
dubious-tome-choice-turn = { CAPITAL(THE($card, case: "accusative")) } nur umdrehen
dubious-tome-choice-exchange = Tauschen
dubious-tome-choice-borrow = { CAPITAL(THE($tile, case: "accusative")) } aktivieren ({ $name })
dubious-tome-choice-swap = Den Engländer gegen { THE($tile, case: "accusative") } tauschen
dubious-tome-choice-claim = { CAPITAL(THE($card, case: "accusative")) } beanspruchen
dubious-tome-aside-claim = McClaim
dubious-tome-ask-claim = Wähle eine Karte, die McClaim beansprucht
