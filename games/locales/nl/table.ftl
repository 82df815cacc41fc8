# Fouten over een tafel of over vakantie: wat er is, dan wat te doen.
table-none = Deze tafel bestaat niet.
table-not-seen = Deze tafel bestaat niet, of je kunt hem niet zien.
table-not-your-seat = Dit is niet jouw plaats.
table-paused = Deze tafel is gepauzeerd door een beheerder.
table-host-only = Alleen wie de tafel heeft geopend, kan dit.
table-no-undo = Er valt niets ongedaan te maken: wat eerder kwam is definitief.
table-no-redo = Er valt niets opnieuw te doen.
table-not-asked = Deze plaats is niet aan de beurt.
table-seat-for-you = Houd een plaats vrij voor jezelf.
table-hotseat-unrated = Een partij op één apparaat kan niet om rating gaan.
table-guests-unrated = Gasten kunnen alleen zonder rating spelen.
table-not-seated = Je zit niet aan deze tafel.
table-bots-unrated = Partijen met bots zijn zonder rating.
table-rematch-later = Een revanche kan zodra de partij is afgelopen.
table-not-played = Je hebt deze partij niet gespeeld.
table-full = Alle plaatsen zijn bezet.
table-too-many-open = Meer open tafels kan niet (hoogstens { $most }). Sluit er een of laat er een beginnen.
table-too-many-bots = Meer partijen met bots kan niet (hoogstens { $most }). Speel er eerst een uit.
table-resigned = Je hebt deze plaats opgegeven.
table-had-seat = Je hebt een plaats aan deze tafel, of had er een.
table-seat-kept = Deze plaats is nog bezet.
table-vacation-then = Je hebt dan al vakantie.
table-no-vacation = Deze vakantie bestaat niet.
table-vacation-over = Deze vakantie is al voorbij.
table-sleep-both = Vul een begin- en een eindtijd in.
table-long-night = Een nacht kan hoogstens 12 uur duren.
table-last-first = De laatste dag is vóór de eerste.
table-vacation-begun = Een vakantie kan niet in het verleden beginnen.
table-vacation-far = Een vakantie moet binnen twee jaar eindigen.
table-fewest-most = Het minimumaantal spelers mag niet boven het maximum liggen.
table-not-begun = De partij is nog niet begonnen.
table-moves-so-far =
    { $moves ->
        [0] Er zijn nog geen zetten.
        [one] Er is nog maar 1 zet.
       *[other] Er zijn nog maar { $moves } zetten.
    }
# Voor programmeurs.
table-no-lesson = De les ‘{ $name }’ bestaat niet. Kies uit: { $names }.
table-vacation-saved =
    { $days ->
        [0] Je hebt geen vakantiedagen meer.
        [one] Je hebt nog maar { $days } vakantiedag.
       *[other] Je hebt nog maar { $days } vakantiedagen.
    }
table-too-many-open-network = Er staan te veel tafels open op je netwerk (maximaal { $most }). Sluit er een of laat er een beginnen.
table-too-many-bots-network = Er lopen te veel partijen met bots op je netwerk (maximaal { $most }). Maak er eerst een af.
