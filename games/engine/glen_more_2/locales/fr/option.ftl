option-die = le dé participe aussi à 3 ou 4 joueurs
option-short-game = La Fin est au sommet de sa pile
