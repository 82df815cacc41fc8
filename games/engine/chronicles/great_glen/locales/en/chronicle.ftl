chronicle-7 = Between a Rock and a Hard Place
chronicle-7-adds = a council votes on what scores at the end
