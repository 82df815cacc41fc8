corrections-title = Corrections du matériel
corrections-description = Les valeurs de Glen More et de Glen More II qui, selon des possesseurs des jeux, diffèrent des nôtres.
corrections-report = Signaler une correction
corrections-report-note = Vous avez le jeu et une valeur y est différente ? Dites-le-nous : une ligne de nos tableaux la corrigera pour toutes les nouvelles parties.
corrections-see-open = Voir ce qui a déjà été signalé
corrections-component = Tuile ou route
corrections-choose = Choisissez
corrections-field = Valeur
corrections-value = Ce qui est imprimé
corrections-value-note = Par exemple : 1 bois, 1 pierre. Tout le monde peut le lire.
corrections-source = D’où vous le savez
corrections-source-note = Par exemple : j’ai l’édition française de 2019 sous les yeux. Nous seuls le lisons.
corrections-send = Envoyer le signalement
corrections-sent = Merci. Nous vérifierons votre signalement.
corrections-open = Signalements ouverts
corrections-none = Aucun signalement n’est ouvert.
corrections-back = Tout le matériel
corrections-differs = { $field } : « { $reported } ». Chez Glenmore : « { $ours } ».
corrections-says = { $field } : « { $reported } ».
corrections-too-many = Vous avez déjà beaucoup signalé. Envoyez le reste dans une heure, s’il vous plaît.
corrections-times =
    { $count ->
        [one] { $count } signalement
       *[other] { $count } signalements
    }
