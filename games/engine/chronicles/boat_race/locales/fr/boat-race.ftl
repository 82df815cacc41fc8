boat-race-which-token = Quel jeton récompense prenez-vous ?
boat-race-ahead = un bateau avance d’une tuile à la fois, et seulement vers l’avant
boat-race-no-point = il ne reste aucun point de mouvement
boat-race-not-begun = aucun pion de joueur n’a encore dépassé le départ de la course
boat-race-home = la course est terminée pour ce bateau
boat-race-finish-reward = la récompense doit être terminée avant que le bateau avance
boat-race-last-card = les pièces ne donnent pas de PV à la fin
boat-race-start-tile = la course commence quand un joueur la dépasse
boat-race-tokens =
    { $number ->
        [one] { $number } jeton récompense
       *[other] { $number } jetons récompense
    }
boat-race-card-first = Carte de résultat, premier
boat-race-card-second = Carte de résultat, deuxième
boat-race-card-third = Carte de résultat, troisième
boat-race-neutral = Tuiles d’une rivière neutre
