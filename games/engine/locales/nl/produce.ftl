produce-which = Welke grondstof komt op { $tile }?
