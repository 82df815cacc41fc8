fact-count-england-taken = a pris le jeton Angleterre
