rest-title = Ruhezeiten
rest-words = In den Ruhezeiten, die jemand bei den Benachrichtigungen eingestellt hat, steht die Uhr still, aber höchstens so lange.
rest-nights = Nächte
rest-vacation = Urlaub
rest-hours =
    { $hours ->
        [0] keine
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
rest-days =
    { $days ->
        [0] keiner
        [one] 1 Tag
       *[other] { $days } Tage
    }
rest-weekends = Samstage und Sonntage
rest-label = Ruhezeiten
rest-night-shown =
    { $hours ->
        [0] keine Stunde
        [one] 1 Stunde
       *[other] { $hours } Stunden
    } pro Nacht
rest-weekends-shown = Wochenenden
rest-vacation-shown =
    { $days ->
        [0] kein Urlaub
        [one] 1 Tag Urlaub
       *[other] { $days } Tage Urlaub
    }
