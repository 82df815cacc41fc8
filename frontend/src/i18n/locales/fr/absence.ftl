absence-title = Un robot joue à votre place
absence-words = Votre temps était écoulé : un robot a pris le relais. Revenez pour continuer la partie d’ici.
absence-return = Reprendre ma place
absence-vacant = Un joueur est parti. Vous pouvez prendre sa place jusqu’à la fin de la partie.
absence-take = Remplacer { $name }
absence-resign = Un robot jouera à votre place jusqu’à la fin, ou jusqu’à ce que quelqu’un la reprenne. C’est irréversible.
