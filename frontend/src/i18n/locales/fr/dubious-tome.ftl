dubious-tome-yours = Vos cartes
dubious-tome-theirs =
    { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }, { $turned ->
        [0] aucune retournée
        [one] 1 retournée
       *[other] { $turned } retournées
    }
dubious-tome-on-rondel = Lieux emblématiques sur le rondel
dubious-tome-none = Vous n’avez pas encore de carte lieu emblématique. Une tuile Gathering permet d’en retourner une et d’utiliser son événement.
dubious-tome-landmark = Lieu emblématique
dubious-tome-event = Événement
dubious-tome-turned = retournée : compte pour 2
dubious-tome-usable = utilisable maintenant
dubious-tome-unusable = peut seulement être retournée
dubious-tome-claimed = compte pour McClaim
dubious-tome-has-own-table = { $name } a sa propre table de points pour { $what }.
dubious-tome-whisky = le whisky
dubious-tome-castle = les Écossais du Château initial
dubious-tome-choice-use = Retourner { THE($card) } et utiliser l’événement
dubious-tome-choice-turn = Seulement retourner { THE($card) }
dubious-tome-choice-exchange = Échanger
dubious-tome-choice-borrow = Activer { THE($tile) } ({ $name })
dubious-tome-choice-swap = Échanger l’Anglais et { THE($tile) }
dubious-tome-choice-claim = Revendiquer { THE($card) }
dubious-tome-aside-claim = McClaim
dubious-tome-ask-claim = Choisissez la carte que McClaim revendique
