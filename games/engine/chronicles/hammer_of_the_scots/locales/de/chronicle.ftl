chronicle-4 = Der Hammer der Schotten
chronicle-4-adds = eine Spielfigur mehr auf dem Rondell, die für den handelt, der Englands Gunst hat
