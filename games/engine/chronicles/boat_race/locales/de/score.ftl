score-reward-token = Belohnungsmarker
score-boat-race-first = Bootsrennen, Erster
score-boat-race-second = Bootsrennen, Zweiter
score-boat-race-third = Bootsrennen, Dritter
