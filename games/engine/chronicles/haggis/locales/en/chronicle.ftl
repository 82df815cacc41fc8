chronicle-5 = Address to a Haggis
chronicle-5-adds = collect tokens in secret; the die decides which of them score
