score-event-of = Ereignis von { $name }
