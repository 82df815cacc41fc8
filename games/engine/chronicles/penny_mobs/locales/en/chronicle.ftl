chronicle-8 = The Penny Mobs
chronicle-8-adds = mobsters in prison, whom pennies make worth freeing
