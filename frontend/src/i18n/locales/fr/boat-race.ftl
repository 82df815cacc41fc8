boat-race-is-on = La course est lancée. Les bateaux vont vers la gauche, puis du bout gauche d’une rivière au bout droit de la suivante.
boat-race-before-start = La course commence quand le premier joueur dépasse le Départ de la course.
boat-race-rivers = Les rivières, dans l’ordre où les bateaux les suivent
boat-race-neutral-river = Neutre
boat-race-river =
    { $whose ->
        [you] { $tiles ->
            [one] Votre rivière, { $tiles } tuile
           *[other] Votre rivière, { $tiles } tuiles
        }
       *[other] { $tiles ->
            [one] Rivière de { $name }, { $tiles } tuile
           *[other] Rivière de { $name }, { $tiles } tuiles
        }
    }
boat-race-castle-at = château sur la tuile { $tile } depuis la gauche
boat-race-boat-at =
    { $whose ->
        [you] votre bateau sur la tuile { $tile }
       *[other] bateau de { $name } sur la tuile { $tile }
    }
boat-race-own-boat = Votre bateau : ramer d’une tuile
boat-race-boats-here = bateaux : { $names }
boat-race-reward-tokens = Jetons récompense
boat-race-hidden = un jeton, face cachée
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
