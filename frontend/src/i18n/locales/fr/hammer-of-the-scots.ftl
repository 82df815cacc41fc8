hammer-of-the-scots-row = Rangée d’Angleterre
hammer-of-the-scots-field =
    { $coins ->
        [one] case de { $coins } pièce, { $state }
       *[other] case de { $coins } pièces, { $state }
    }
hammer-of-the-scots-held = occupée
hammer-of-the-scots-next = à payer ensuite
hammer-of-the-scots-free = vide
hammer-of-the-scots-nobody = Personne n’a encore le jeton Angleterre : il va au premier qui dépasse l’Anglais.
hammer-of-the-scots-holder = Jeton Angleterre : { $name }. Son détenteur joue quand l’Anglais est dernier.
hammer-of-the-scots-full = La rangée est pleine : l’Anglais ne peut que défausser une tuile.
hammer-of-the-scots-gone = L’Anglais a quitté la partie.
hammer-of-the-scots-pays =
    { $coins ->
        [one] Utiliser une tuile : { $coins } pièce sur la rangée, en plus de son coût.
       *[other] Utiliser une tuile : { $coins } pièces sur la rangée, en plus de son coût.
    }
hammer-of-the-scots-brings =
    { $coins ->
        [one] En défausser une rapporte { $coins } pièce de la rangée.
       *[other] En défausser une rapporte { $coins } pièces de la rangée.
    }
hammer-of-the-scots-choice-take =
    { $coins ->
        [one] Prendre { $tile } : { $coins } pièce à l’Angleterre
       *[other] Prendre { $tile } : { $coins } pièces à l’Angleterre
    }
hammer-of-the-scots-choice-discard =
    { $coins ->
        [0] Défausser { $tile }
        [one] Défausser { $tile } : { $coins } pièce pour vous
       *[other] Défausser { $tile } : { $coins } pièces pour vous
    }
