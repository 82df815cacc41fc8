table-none = die tafel is er niet
table-not-seen = die tafel is er niet, of je mag hem niet zien
table-not-your-seat = dit is niet jouw plaats
table-paused = de tafel is gepauzeerd door de beheerder
table-host-only = alleen de gastheer van de tafel mag dit
table-no-undo = er kan niets worden teruggenomen: wat eerder kwam is definitief
table-no-redo = er is niets teruggenomen
table-not-asked = het spel wacht niet op deze plaats
table-seat-for-you = er moet een plaats voor jou overblijven
table-hotseat-unrated = een partij op één toestel kan niet om rating gaan
table-guests-unrated = gasten spelen zonder rating
table-not-seated = je zit niet aan deze tafel
table-bots-unrated = bots spelen niet om rating
table-rematch-later = een revanche kan als de partij is afgelopen
table-not-played = je hebt deze partij niet gespeeld
table-full = alle plaatsen zijn bezet
table-too-many-open = je hebt al { $most } open tafels, meer kan niet; sluit er een of laat er een beginnen
table-too-many-bots = je hebt al { $most } lopende spellen met bots, meer kan niet; speel er eerst een uit
table-resigned = je hebt deze plaats opgegeven
table-had-seat = je hebt een plaats aan deze tafel, of had er een
table-seat-kept = niemand heeft deze plaats verlaten
table-vacation-then = je hebt dan al vakantie
table-no-vacation = zo’n vakantie heb je niet
table-vacation-over = deze vakantie is voorbij
table-sleep-both = zeg wanneer je slaapt én wanneer je wakker wordt
table-long-night = een nacht heeft hooguit twaalf uur
table-last-first = de laatste dag is vóór de eerste
table-vacation-begun = een vakantie kan niet al begonnen zijn
table-vacation-far = een vakantie eindigt binnen twee jaar
table-fewest-most = het kleinste aantal spelers mag niet groter zijn dan het grootste
table-not-begun = het spel is nog niet begonnen
table-moves-so-far = tot nu toe zijn er { $moves } zetten
table-no-lesson = er is geen les ‘{ $name }’; er zijn { $names }
table-vacation-saved =
    { $days ->
        [one] je hebt { $days } vakantiedag opgespaard
       *[other] je hebt { $days } vakantiedagen opgespaard
    }
