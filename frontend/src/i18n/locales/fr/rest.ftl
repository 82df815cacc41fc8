rest-title = Pauses de la pendule
rest-words = La pendule d’un joueur s’arrête pendant les pauses indiquées dans ses notifications, dans ces limites.
rest-nights = Nuits
rest-vacation = Vacances
rest-hours =
    { $hours ->
        [0] aucune
        [one] 1 heure
       *[other] { $hours } heures
    }
rest-days =
    { $days ->
        [0] aucunes
        [one] 1 jour
       *[other] { $days } jours
    }
rest-weekends = Samedis et dimanches
rest-label = Pauses
rest-night-shown =
    { $hours ->
        [0] aucune heure
        [one] 1 heure
       *[other] { $hours } heures
    } par nuit
rest-weekends-shown = week-ends
rest-vacation-shown =
    { $days ->
        [0] sans vacances
        [one] 1 jour de vacances
       *[other] { $days } jours de vacances
    }
