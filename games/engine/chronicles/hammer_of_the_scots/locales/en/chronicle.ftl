chronicle-4 = Hammer of the Scots
chronicle-4-adds = one more piece on the rondel, which acts for whoever has England’s favour
