race-is-on = La course est lancée. Les bateaux vont vers la gauche, puis du bout gauche d’une rivière au bout droit de la suivante.
race-not-begun = La course commence quand le premier joueur dépasse le Départ de la course.
race-rivers = Les rivières, dans l’ordre où les bateaux les suivent
race-neutral = Neutre
race-river =
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
race-castle-at = château sur la tuile { $tile } depuis la gauche
race-boat-at =
    { $whose ->
        [you] votre bateau sur la tuile { $tile }
       *[other] bateau de { $name } sur la tuile { $tile }
    }
race-own-boat = Votre bateau : ramer d’une tuile
race-boats-here = bateaux : { $names }
race-tokens = Jetons récompense
race-hidden = un jeton, face cachée
race-no-tokens = Il ne reste aucun jeton.
race-results = Cartes de résultat
race-under-way = en route
race-first = Premier
race-second = Deuxième
race-third = Troisième
race-last = Dernier
race-row = Ramer
race-overtake = Dépasser avec McMuscle
race-take = Prendre { $token }
race-fact-began =
    { $who ->
        [you] avez lancé la course
       *[other] a lancé la course
    }
race-fact-moved =
    { $who ->
        [you] avez ramé
       *[other] a ramé
    }
race-fact-passed =
    { $who ->
        [you] avez dépassé le bateau de { $name }
       *[other] { $whose ->
            [you] a dépassé votre bateau
           *[other] a dépassé le bateau de { $name }
        }
    }
race-fact-seen =
    { $who ->
        [you] avez regardé les jetons d’un château
       *[other] a regardé les jetons d’un château
    }
race-fact-taken =
    { $who ->
        [you] avez pris un jeton : { $token }
       *[other] a pris un jeton : { $token }
    }
race-fact-first =
    { $who ->
        [you] êtes arrivé premier
       *[other] est arrivé premier
    }
race-fact-second =
    { $who ->
        [you] êtes arrivé deuxième
       *[other] est arrivé deuxième
    }
race-fact-third =
    { $who ->
        [you] êtes arrivé troisième
       *[other] est arrivé troisième
    }
race-fact-last =
    { $who ->
        [you] avez reçu la carte Dernier
       *[other] a reçu la carte Dernier
    }
