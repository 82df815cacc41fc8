score-reward-token = jeton récompense
score-boat-race-first = course de bateaux, premier
score-boat-race-second = course de bateaux, deuxième
score-boat-race-third = course de bateaux, troisième
