told-card-turned = a retourné une carte lieu emblématique
told-tile-borrowed = a activé une tuile d’une autre vallée
