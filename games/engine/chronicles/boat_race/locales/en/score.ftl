score-reward-token = reward token
score-boat-race-first = boat race, first
score-boat-race-second = boat race, second
score-boat-race-third = boat race, third
