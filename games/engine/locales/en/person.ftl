person-scotsman = Scotsman
person-clan-member = clan member
