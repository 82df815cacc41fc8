orders-roll-for-whisky = Décompte du haggis : dépenser 1 whisky pour un lancer à soi
orders-roll-for-whisky-always = dépenser
orders-roll-for-whisky-never = ne rien dépenser
orders-return-haggis-token = Un jeton haggis quitte votre table pleine pendant le tour d’un autre : lequel
orders-return-haggis-token-always = le plus petit
