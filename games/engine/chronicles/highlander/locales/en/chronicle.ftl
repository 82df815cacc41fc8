chronicle-2 = Highlander: There Can Be Only One
chronicle-2-adds = a mountain on the rondel where all leave something and one takes it
