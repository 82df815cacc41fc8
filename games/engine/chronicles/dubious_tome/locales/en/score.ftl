score-event-of = event of { $name }
