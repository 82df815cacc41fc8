score-chieftains = hoofdmannen
score-special-locations = speciale oorden
