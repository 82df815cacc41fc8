log-england-taken = { $name } neemt de Engelandfiche.
log-england-paid = { $name } legt { $coins } op de Engelandrij.
log-england-robbed = { $name } neemt { $coins } van de Engelandrij.
