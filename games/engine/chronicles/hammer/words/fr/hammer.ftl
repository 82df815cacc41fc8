hammer-discard = Quelle tuile l’Anglais défausse-t-il ? La rangée d’Angleterre est pleine.
hammer-take = Quelle tuile prenez-vous en payant { $price } à l’Angleterre, ou défaussez-vous ?
hammer-cannot-land = l’Anglais ne peut pas s’arrêter sur la case { $space }
hammer-row-full = la rangée d’Angleterre est pleine
hammer-too-dear =
    { $price ->
        [one] la tuile et { $price } pièce ne peuvent pas être payées, ou elle n’a pas de place
       *[other] la tuile et { $price } pièces ne peuvent pas être payées, ou elle n’a pas de place
    }
hammer-token = le jeton Angleterre
hammer-englishman = L’Anglais
hammer-englishman-alone = Anglais
hammer-row-coins = Pièces sur les cases de la rangée d’Angleterre
hammer-row-filled = Cases de la rangée d’Angleterre qui portent des pièces au départ
