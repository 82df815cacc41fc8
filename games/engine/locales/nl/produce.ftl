produce-which = Kies een grondstof voor { THE($tile) }
