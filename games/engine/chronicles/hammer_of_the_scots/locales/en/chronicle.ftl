chronicle-4 = Hammer of the Scots
chronicle-4-adds = a new piece on the rondel that plays for whoever has England’s favor
