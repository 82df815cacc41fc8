log-england-taken = { $name } takes the England token.
log-england-paid = { $name } puts { $coins } on the England row.
log-england-robbed = { $name } takes { $coins } from the England row.
