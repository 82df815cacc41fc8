score-pennies = Sous
