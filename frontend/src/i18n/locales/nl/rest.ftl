rest-title = Klok pauzeren
rest-words = De klok van een speler staat stil tijdens de rusttijden in de eigen meldingen, met dit maximum.
rest-nights = Nachten
rest-vacation = Vakantie
rest-hours =
    { $hours ->
        [0] geen
       *[other] { $hours } uur
    }
rest-days =
    { $days ->
        [0] geen
        [one] 1 dag
       *[other] { $days } dagen
    }
rest-weekends = Zaterdagen en zondagen
rest-label = Rusttijden
rest-night-shown = { $hours } uur per nacht
rest-weekends-shown = weekends
rest-vacation-shown =
    { $days ->
        [0] geen vakantie
        [one] 1 dag vakantie
       *[other] { $days } dagen vakantie
    }
