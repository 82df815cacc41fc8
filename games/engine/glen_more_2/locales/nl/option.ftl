option-die = de dobbelsteen doet ook met 3 of 4 spelers mee
option-short-game = Het Einde ligt boven op zijn stapel
