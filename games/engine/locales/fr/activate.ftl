activate-no-tile = il n’y a pas de tuile sur { $where }
activate-done = la tuile sur { $where } a déjà été activée pendant ce tour
activate-far = { $where } n’est pas voisine de la tuile posée
activate-nothing = activer { $where } ne ferait rien maintenant
activate-or-end =
    { $points ->
        [0] Activez des tuiles, ou terminez votre tour.
        [one] Activez des tuiles ({ $points } point de mouvement), ou terminez votre tour.
       *[other] Activez des tuiles ({ $points } points de mouvement), ou terminez votre tour.
    }
activate-or-go-on =
    { $points ->
        [0] Activez des tuiles, ou continuez.
        [one] Activez des tuiles ({ $points } point de mouvement), ou continuez.
       *[other] Activez des tuiles ({ $points } points de mouvement), ou continuez.
    }
