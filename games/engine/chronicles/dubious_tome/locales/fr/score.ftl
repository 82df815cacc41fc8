score-event-of = événement de { $name }
