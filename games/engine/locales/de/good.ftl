good-wood = Holz
good-stone = Stein
good-grain = Getreide
good-barley = Gerste
good-cattle = Rind
good-sheep = Schaf
