chronicle-8 = De Penny Mobs
chronicle-8-adds = gangsters in de gevangenis, die door penny’s het bevrijden waard worden
