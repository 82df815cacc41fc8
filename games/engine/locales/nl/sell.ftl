sell-none-there = { $good }: daarvan ligt niets op { $where }
sell-no-coins = { $good }: de markt heeft er geen munten voor
sell-what = een verkoop noemt een grondstof en het vak waarop die ligt
sell-not-now = grondstoffen verkoop je alleen in je eigen beurt
sell-not-traded = op de markt wordt alleen in grondstoffen gehandeld, niet in whisky of mensen
