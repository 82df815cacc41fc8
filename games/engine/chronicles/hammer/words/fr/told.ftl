told-england-taken = a pris le jeton Angleterre
