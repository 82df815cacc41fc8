chronicle-6 = Het dubieuze boek van de Schotse geschiedenis
chronicle-6-adds = bezienswaardigheden met een gebeurtenis op de andere kant
