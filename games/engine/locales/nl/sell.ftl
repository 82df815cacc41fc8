sell-none-there = { $good }: daarvan ligt daar niets
sell-no-coins = { $good }: op deze marktrij ligt geen munt, je kunt niet verkopen
sell-what = kies een grondstof en de tegel waarop die ligt
sell-not-now = grondstoffen verkoop je alleen in je eigen beurt
sell-not-traded = op de markt wordt alleen in grondstoffen gehandeld, niet in whisky of mensen
