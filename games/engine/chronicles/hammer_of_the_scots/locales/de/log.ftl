log-england-taken = { $name } nimmt den Englandmarker.
log-england-paid = { $name } legt { $coins } auf die Englandreihe.
log-england-robbed = { $name } nimmt { $coins } von der Englandreihe.
