chronicle-5 = Address to a Haggis
chronicle-5-adds = tokens gathered in secret, and a die that says which of them score
