tome-yours = Deine Karten
tome-theirs =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
     }, { $turned } umgedreht
tome-on-rondel = Wahrzeichen auf dem Rondell
tome-none = Du hast noch keine Wahrzeichenkarte. Mit einem Gathering-Plättchen drehst du eine um und nutzt ihr Ereignis.
tome-landmark = Wahrzeichen
tome-event = Ereignis
tome-turned = umgedreht: zählt 2
tome-usable = jetzt nutzbar
tome-unusable = jetzt nur umzudrehen
tome-claimed = zählt für McClaim
tome-own-table = { $name } hat eine eigene Punktetabelle für { $what }.
tome-whisky = Whisky
tome-castle = Schotten auf der Heimatburg
tome-use = { $card } umdrehen und das Ereignis nutzen
tome-turn = { $card } nur umdrehen
tome-exchange = Tauschen
tome-borrow = { $tile } von { $name } aktivieren
tome-swap = Den Engländer mit { $tile } tauschen
tome-claim = { $card } beanspruchen
tome-claim-aside = McClaim
tome-claim-asked = Welche Karte beansprucht McClaim?
tome-fact-used =
    { $who ->
        [you] drehtest { $card } um und nutztest das Ereignis
       *[other] drehte { $card } um und nutzte das Ereignis
    }
tome-fact-turned =
    { $who ->
        [you] drehtest { $card } um
       *[other] drehte { $card } um
    }
tome-fact-table =
    { $who ->
        [you] hast von nun an eine eigene Punktetabelle
       *[other] hat von nun an eine eigene Punktetabelle
    }
tome-fact-borrowed =
    { $who ->
        [you] aktiviertest { $tile } von { $name }
       *[other] { $whose ->
            [you] aktivierte { $tile } in deinem Gebiet
           *[other] aktivierte { $tile } von { $name }
        }
    }
tome-fact-swapped =
    { $who ->
        [you] tauschtest den Engländer mit { $tile }
       *[other] tauschte den Engländer mit { $tile }
    }
tome-fact-claimed =
    { $who ->
        [you] beanspruchtest { $card } durch McClaim
       *[other] beanspruchte { $card } durch McClaim
    }
