haggis-pool = Réserve
haggis-open-token = un jeton visible de valeur { $value }
haggis-face-down =
    { $count ->
        [0] aucun jeton caché
        [one] 1 jeton caché
       *[other] { $count } jetons cachés
    }
haggis-rolls = Lancers du dernier décompte
haggis-rolled = le dé montre { $face }
haggis-no-rolls = Aucun haggis servi pour l’instant. Le dé est lancé après les décomptes B et C, et à la fin.
haggis-table = Table de service : { $name }
haggis-own-token = votre jeton de valeur { $value }, visible par vous seul
haggis-hidden-token = un jeton caché
haggis-served-token = un jeton servi de valeur { $value }
haggis-in-hand = En main
haggis-free =
    { $count ->
        [0] la table de service est pleine
        [one] 1 place libre
       *[other] { $count } places libres
    }
haggis-only-you = Vous seul voyez les jetons de votre table de service.
haggis-choice-take = Prendre le jeton { $value }
haggis-choice-draw = Piocher un jeton
haggis-choice-give-back = Rendre le jeton { $value }
haggis-choice-hand-over = Donner le jeton { $value }
haggis-choice-roll = Dépenser 1 whisky et lancer
haggis-choice-starve = Prendre un jeton : { $name }
haggis-choice-reroll = Relancer
