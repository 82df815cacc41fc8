chronicle-6 = Het dubieuze boek van de Schotse geschiedenis
chronicle-6-adds = oordkaarten met een gebeurtenis op de andere kant
