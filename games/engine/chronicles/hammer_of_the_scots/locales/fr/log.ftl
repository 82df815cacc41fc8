log-england-taken = { $name } prend le jeton Angleterre.
log-england-paid = { $name } pose { $coins } sur la piste Angleterre.
log-england-robbed = { $name } prend { $coins } sur la piste Angleterre.
