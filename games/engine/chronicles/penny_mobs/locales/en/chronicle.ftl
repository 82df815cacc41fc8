chronicle-8 = The Penny Mobs
chronicle-8-adds = mobsters in prison, and pennies to buy them out
