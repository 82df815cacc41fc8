fact-count-card-turned = a retourné une carte lieu emblématique
fact-count-tile-borrowed = a activé une tuile d’une autre vallée
