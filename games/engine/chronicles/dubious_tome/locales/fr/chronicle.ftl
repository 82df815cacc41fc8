chronicle-6 = Le douteux tome de l’histoire écossaise
chronicle-6-adds = des cartes lieu emblématique avec un événement au dos
