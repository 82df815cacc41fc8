produce-which = Choisissez une ressource à mettre sur { THE($tile) }
