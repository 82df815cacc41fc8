api-our-side = Un problème est survenu de notre côté.
api-no-connection = Pas de connexion. Rien n’a été modifié. Réessayez une fois en ligne.
api-try-again = Un problème est survenu de notre côté. Rien n’est perdu. Réessayez.
