api-our-side = Quelque chose a mal tourné chez nous.
api-no-connection = Pas de connexion. Rien n’a changé ; réessayez quand vous serez en ligne.
api-try-again = Quelque chose a mal tourné chez nous. Rien n’est perdu ; réessayez.
