activate-no-tile = il n’y a pas de tuile à cet endroit
activate-done = vous avez déjà activé { THE($tile) } pendant ce tour
activate-far = vous n’activez que la tuile placée et ses voisines, pas { THE($tile) }
activate-nothing = activer { THE($tile) } ne ferait rien maintenant
activate-or-end =
    { $points ->
        [0] Activez des tuiles ou terminez le tour
        [one] Activez, déplacez ({ $points } point) ou terminez le tour
       *[other] Activez, déplacez ({ $points } points) ou terminez le tour
    }
activate-or-go-on =
    { $points ->
        [0] Activez des tuiles ou continuez
        [one] Activez, déplacez ({ $points } point) ou continuez
       *[other] Activez, déplacez ({ $points } points) ou continuez
    }
