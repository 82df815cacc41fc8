dubious-tome-yours = Vos cartes
dubious-tome-theirs =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }, { $turned ->
        [0] aucune retournée
        [one] { $turned } retournée
       *[other] { $turned } retournées
    }
dubious-tome-on-rondel = Lieux emblématiques sur le rondel
dubious-tome-none = Vous n’avez pas encore de carte lieu emblématique. Une tuile Gathering permet d’en retourner une et d’utiliser son événement.
dubious-tome-landmark = Lieu emblématique
dubious-tome-event = Événement
dubious-tome-turned = retournée : compte 2
dubious-tome-usable = utilisable maintenant
dubious-tome-unusable = peut seulement être retournée
dubious-tome-claimed = compte pour McClaim
dubious-tome-has-own-table = { $name } a sa propre table de points pour { $what }.
dubious-tome-whisky = le whisky
dubious-tome-castle = les Écossais du château
dubious-tome-choice-use = Retourner { $card } et utiliser son événement
dubious-tome-choice-turn = Seulement retourner { $card }
dubious-tome-choice-exchange = Échanger
dubious-tome-choice-borrow = Activer { $tile } de { $name }
dubious-tome-choice-swap = Échanger l’Anglais et { $tile }
dubious-tome-choice-claim = Revendiquer { $card }
dubious-tome-aside-claim = McClaim
dubious-tome-ask-claim = Quelle carte McClaim revendique-t-il ?
dubious-tome-fact-used =
    { $who ->
        [you] avez retourné { $card } et utilisé son événement
       *[other] a retourné { $card } et utilisé son événement
    }
dubious-tome-fact-turned =
    { $who ->
        [you] avez retourné { $card }
       *[other] a retourné { $card }
    }
dubious-tome-fact-table =
    { $who ->
        [you] avez désormais votre propre table de points
       *[other] a désormais sa propre table de points
    }
dubious-tome-fact-borrowed =
    { $who ->
        [you] avez activé { $tile } de { $name }
       *[other] { $whose ->
            [you] a activé votre { $tile }
           *[other] a activé { $tile } de { $name }
        }
    }
dubious-tome-fact-swapped =
    { $who ->
        [you] avez échangé l’Anglais et { $tile }
       *[other] a échangé l’Anglais et { $tile }
    }
dubious-tome-fact-claimed =
    { $who ->
        [you] avez revendiqué { $card } par McClaim
       *[other] a revendiqué { $card } par McClaim
    }
