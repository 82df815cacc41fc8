chronicle-8 = La Pègre du Sou
chronicle-8-adds = des truands en prison, et des Sous pour les en sortir
