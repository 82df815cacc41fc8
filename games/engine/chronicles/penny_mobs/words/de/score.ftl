score-pennies = Pennys
