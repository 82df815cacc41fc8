person-scotsman = Écossais
person-clan-member = membre du clan
