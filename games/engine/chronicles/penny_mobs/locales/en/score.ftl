score-pennies = pennies
