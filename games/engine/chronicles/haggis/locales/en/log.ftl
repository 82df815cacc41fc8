log-haggis-taken = { $name } takes a haggis token: { $value }.
log-haggis-drawn = { $name } draws a haggis token.
log-haggis-drawn-value = { $name } draws a haggis token: { $value }.
log-haggis-returned = { $name } returns a haggis token.
log-haggis-began = A haggis is served.
log-haggis-rolled = Haggis: the die shows { $face }.
log-haggis-rolled-own = { $name } rolls { $face } for the haggis.
log-haggis-turned = { $name } serves a haggis token: { $value }.
