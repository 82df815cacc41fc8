chronicle-2 = Highlander: er kan er maar één zijn
chronicle-2-adds = een berg op de rondel waar iedereen iets achterlaat en één het meeneemt
