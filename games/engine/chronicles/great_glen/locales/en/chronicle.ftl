chronicle-7 = Between a Rock and a Hard Place
chronicle-7-adds = a council that votes on what will count at the end
