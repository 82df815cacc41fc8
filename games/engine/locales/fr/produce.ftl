produce-which = Quelle ressource vient sur { $tile } ?
