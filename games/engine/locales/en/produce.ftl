produce-which = Choose a resource to put on { THE($tile) }
