orders-roll-for-whisky = Haggiswertung: 1 Whisky für einen eigenen Wurf ausgeben
orders-roll-for-whisky-always = ausgeben
orders-roll-for-whisky-never = nichts ausgeben
orders-return-haggis-token = Dein Haggistisch ist in einem fremden Zug voll: welcher Marker geht zurück
orders-return-haggis-token-always = der niedrigste
