score-scotsmen-on-the-home-castle = Schotten auf der Heimatburg
score-landmarks = Wahrzeichen
score-persons = Personen
score-clan-of = Clan { $name }
