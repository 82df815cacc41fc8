score-chieftains = Häuptlinge
score-special-locations = besondere Orte
