hammer-of-the-scots-discard = Quelle tuile l’Anglais défausse-t-il ? La piste Angleterre est pleine.
hammer-of-the-scots-take = Quelle tuile prenez-vous en payant { $price } à l’Angleterre, ou défaussez-vous ?
hammer-of-the-scots-cannot-land = l’Anglais ne peut pas s’arrêter là
hammer-of-the-scots-row-full = la piste Angleterre est pleine
hammer-of-the-scots-too-dear =
    { $price ->
        [one] la tuile et { $price } pièce ne peuvent pas être payées, ou elle n’a pas de place
       *[other] la tuile et { $price } pièces ne peuvent pas être payées, ou elle n’a pas de place
    }
hammer-of-the-scots-token = le jeton Angleterre
hammer-of-the-scots-englishman = L’Anglais
hammer-of-the-scots-englishman-alone = Anglais
hammer-of-the-scots-row-coins = Pièces sur les cases de la piste Angleterre
hammer-of-the-scots-row-filled = Cases de la piste Angleterre qui portent des pièces au départ
