score-reward-token = beloningsfiche
score-boat-race-first = bootrace, eerste
score-boat-race-second = bootrace, tweede
score-boat-race-third = bootrace, derde
