score-scotsmen-on-the-home-castle = Écossais au Château initial
score-landmarks = lieux emblématiques
score-persons = personnages
score-clan-of = clan { $name }
