score-scotsmen-on-the-home-castle = Schotten op het thuiskasteel
score-landmarks = oorden
score-persons = personen
score-clan-of = clan { $name }
