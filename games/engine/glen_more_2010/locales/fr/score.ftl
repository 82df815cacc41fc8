score-chieftains = chefs
score-special-locations = lieux spéciaux
