pass-device-title = Passez l’appareil : { $name } joue
pass-device-words = Le plateau reste caché en attendant.
pass-device-lift = Je suis { $name } – afficher le plateau
pass-device-leave = Mes parties
