score-scotsmen-on-the-home-castle = Scotsmen on the Home Castle
score-landmarks = landmarks
score-persons = persons
score-clan-of = clan { $name }
