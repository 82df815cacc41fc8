pass-device-title = Passez l’appareil à { $name }
pass-device-words = Personne ne voit la table avant.
pass-device-lift = Je suis { $name } : montrez la table
pass-device-leave = Mes parties
