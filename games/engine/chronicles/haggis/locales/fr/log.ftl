log-haggis-taken = { $name } prend un jeton haggis : { $value }.
log-haggis-drawn = { $name } pioche un jeton haggis.
log-haggis-drawn-value = { $name } pioche un jeton haggis : { $value }.
log-haggis-returned = { $name } remet un jeton haggis.
log-haggis-began = On sert un haggis.
log-haggis-rolled = Haggis : le dé indique { $face }.
log-haggis-rolled-own = { $name } fait { $face } pour le haggis.
log-haggis-turned = { $name } sert un jeton haggis : { $value }.
