person-scotsman = Schot
person-clan-member = clanlid
