orders-roll-for-whisky = Haggiswertung: 1 Whisky für einen eigenen Wurf ausgeben
orders-roll-for-whisky-always = ausgeben
orders-roll-for-whisky-never = nichts ausgeben
orders-return-haggis-token = Ein Haggis-Chip geht im Zug eines anderen von deinem vollen Tisch zurück: welcher
orders-return-haggis-token-always = der niedrigste
