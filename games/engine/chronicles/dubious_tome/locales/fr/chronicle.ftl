chronicle-6 = L’ouvrage douteux sur l’histoire d’Écosse
chronicle-6-adds = des cartes lieu emblématique avec un événement au dos
