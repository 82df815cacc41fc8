score-chieftains = chieftains
score-special-locations = special locations
