chronicle-8 = Die Penny Mobs
chronicle-8-adds = Ganoven im Gefängnis, deren Befreiung sich durch Pennys lohnt
