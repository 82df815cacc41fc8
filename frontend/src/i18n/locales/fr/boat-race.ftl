boat-race-is-on = La course est lancée ! Les bateaux vont vers la gauche, puis entrent par la droite dans la rivière suivante.
boat-race-before-start = La course commence quand un premier joueur dépasse le Départ de la course.
boat-race-rivers = Rivières, dans l’ordre de la course
boat-race-neutral-river = Neutre
boat-race-river =
    { $whose ->
        [you] Votre rivière
       *[other] Rivière : { $name }
    }, { $tiles ->
        [0] aucune tuile
        [one] 1 tuile
       *[other] { $tiles } tuiles
    }
boat-race-castle-at = château sur la tuile { $place } depuis la gauche
boat-race-boat-at =
    { $whose ->
        [you] votre bateau
       *[other] bateau : { $name }
    }, tuile { $place }
boat-race-own-boat = Votre bateau : ramer d’une tuile
boat-race-boats-here = bateaux : { $names }
boat-race-reward-tokens = Jetons récompense
boat-race-hidden = un jeton face cachée
boat-race-no-tokens = Il ne reste aucun jeton.
boat-race-results = Cartes de résultat
boat-race-under-way = en route
boat-race-first = Premier
boat-race-second = Deuxième
boat-race-third = Troisième
boat-race-last = Dernier
boat-race-choice-row = Ramer
boat-race-choice-overtake = Dépasser avec McMuscle
boat-race-choice-take = Prendre { $token }
