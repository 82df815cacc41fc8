score-chieftains = Chieftains
score-special-locations = besondere Orte
