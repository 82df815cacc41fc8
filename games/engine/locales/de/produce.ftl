produce-which = Wähle eine Ressource für { THE($tile, case: "accusative") }
