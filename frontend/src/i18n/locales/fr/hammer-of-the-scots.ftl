hammer-of-the-scots-row = Piste Angleterre
hammer-of-the-scots-field =
    { $coins ->
        [0] case sans pièce
        [one] case de 1 pièce
       *[other] case de { $coins } pièces
    }, { $state }
hammer-of-the-scots-held = occupée
hammer-of-the-scots-next = prochaine à payer
hammer-of-the-scots-free = vide
hammer-of-the-scots-nobody = Personne n’a encore le jeton Angleterre. Le premier joueur qui dépasse l’Anglais le reçoit.
hammer-of-the-scots-holder = Jeton Angleterre : { $name }. Son détenteur joue les tours de l’Anglais.
hammer-of-the-scots-full = La piste est pleine : l’Anglais ne peut que défausser une tuile.
hammer-of-the-scots-gone = L’Anglais a quitté la partie.
hammer-of-the-scots-pays =
    Prendre une tuile coûte { $coins ->
        [0] 0 pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    } de plus, sur la piste Angleterre.
hammer-of-the-scots-brings =
    En défausser une rapporte { $coins ->
        [0] 0 pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    } de la piste.
hammer-of-the-scots-choice-take =
    Prendre { THE($tile) } (Angleterre : { $coins ->
        [0] 0 pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    })
hammer-of-the-scots-choice-discard =
    { $coins ->
        [0] Défausser { THE($tile) }
        [one] Défausser { THE($tile) } (gagner 1 pièce)
       *[other] Défausser { THE($tile) } (gagner { $coins } pièces)
    }
