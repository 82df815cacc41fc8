chronicle-4 = Le marteau des Écossais
chronicle-4-adds = un pion de plus sur le rondel, qui agit pour qui a la faveur de l’Angleterre
