log-haggis-taken = { $name } nimmt einen Haggismarker: { $value }.
log-haggis-drawn = { $name } zieht einen Haggismarker.
log-haggis-drawn-value = { $name } zieht einen Haggismarker: { $value }.
log-haggis-returned = { $name } legt einen Haggismarker zurück.
log-haggis-began = Ein Haggis wird aufgetragen.
log-haggis-rolled = Haggis: Der Würfel zeigt { $face }.
log-haggis-rolled-own = { $name } würfelt { $face } für den Haggis.
log-haggis-turned = { $name } trägt einen Haggismarker auf: { $value }.
