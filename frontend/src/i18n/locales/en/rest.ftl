rest-title = Clock pauses
rest-words = A player’s clock stops during the rest times in their notification settings, up to these limits.
rest-nights = Nights
rest-vacation = Time off
rest-hours =
    { $hours ->
        [0] none
        [one] 1 hour
       *[other] { $hours } hours
    }
rest-days =
    { $days ->
        [0] none
        [one] 1 day
       *[other] { $days } days
    }
rest-weekends = Saturdays and Sundays
rest-label = Clock pauses
rest-night-shown =
    { $hours ->
        [0] no hours
        [one] 1 hour
       *[other] { $hours } hours
    } a night
rest-weekends-shown = weekends
rest-vacation-shown =
    { $days ->
        [0] no time off
        [one] 1 day off
       *[other] { $days } days off
    }
