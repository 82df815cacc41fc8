score-event-of = gebeurtenis van { $name }
