score-pennies = penny’s
