score-scotsmen-on-the-home-castle = Schotten op het thuiskasteel
score-landmarks = bezienswaardigheden
score-persons = personen
score-clan-of = clan { $name }
