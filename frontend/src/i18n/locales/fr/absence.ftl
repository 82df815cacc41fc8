absence-title = Un robot joue à votre place
absence-words = Votre temps est écoulé. Reprenez votre place : vous continuez là où en est la partie.
absence-return = Reprendre ma place
absence-vacant = Un joueur est parti. Qui prend sa place joue jusqu’à la fin.
absence-take = Jouer à la place de { $name }
absence-resign = Un robot joue à votre place jusqu’à la fin, ou jusqu’à ce que quelqu’un la prenne ; les autres continuent. C’est irrévocable.
