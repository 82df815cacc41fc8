log-haggis-taken = { $name } neemt een haggisfiche: { $value }.
log-haggis-drawn = { $name } trekt een haggisfiche.
log-haggis-drawn-value = { $name } trekt een haggisfiche: { $value }.
log-haggis-returned = { $name } legt een haggisfiche terug.
log-haggis-began = Er wordt een haggis opgediend.
log-haggis-rolled = Haggis: de dobbelsteen toont { $face }.
log-haggis-rolled-own = { $name } gooit { $face } voor de haggis.
log-haggis-turned = { $name } dient een haggisfiche op: { $value }.
