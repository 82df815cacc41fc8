chronicle-2 = Highlander: There Can Be Only One
chronicle-2-adds = a mountain on the rondel: everyone leaves something, one player takes it all
