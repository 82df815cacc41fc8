orders-roll-for-whisky = Haggistelling: 1 whisky betalen voor een eigen worp
orders-roll-for-whisky-always = betalen
orders-roll-for-whisky-never = niet betalen
orders-return-haggis-token = In de beurt van een ander gaat een haggisfiche van je volle tafel terug: welke
orders-return-haggis-token-always = de laagste
