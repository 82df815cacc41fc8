haggis-pool = Réserve
haggis-open-token = un jeton de valeur { $value }, visible
haggis-face-down =
    { $count ->
        [one] 1 jeton caché
       *[other] { $count } jetons cachés
     }
haggis-rolls = Lancers du dernier décompte
haggis-rolled = le dé montre { $face }
haggis-no-rolls = Aucun haggis n’a encore été servi. Le dé est lancé après les décomptes B et C, et à la fin.
haggis-table = Table de { $name }
haggis-own-token = votre jeton de valeur { $value }, que vous seul voyez
haggis-hidden-token = un jeton caché
haggis-served-token = un jeton de valeur { $value }, servi
haggis-in-hand = En main :
haggis-free =
    { $count ->
        [0] la table est pleine
        [one] 1 place libre
       *[other] { $count } places libres
     }
haggis-only-you = Vous seul voyez ce qui est visible sur votre table.
haggis-choice-take = Prendre le jeton de valeur { $value }
haggis-choice-draw = Piocher un jeton caché
haggis-choice-give-back = Rendre un jeton de valeur { $value }
haggis-choice-hand-over = Donner un jeton de valeur { $value }
haggis-choice-roll = Dépenser 1 whisky et lancer
haggis-choice-starve = Prendre un jeton à { $name }
haggis-choice-reroll = Faire relancer
