person-scotsman = Schotte
person-clan-member = Clanmitglied
