tome-yours = Vos cartes
tome-theirs =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }, { $turned ->
        [0] aucune retournée
        [one] { $turned } retournée
       *[other] { $turned } retournées
    }
tome-on-rondel = Lieux emblématiques sur le rondel
tome-none = Vous n’avez pas encore de carte lieu emblématique. Une tuile Gathering permet d’en retourner une et d’utiliser son événement.
tome-landmark = Lieu emblématique
tome-event = Événement
tome-turned = retournée : compte 2
tome-usable = utilisable maintenant
tome-unusable = peut seulement être retournée
tome-claimed = compte pour McClaim
tome-own-table = { $name } a sa propre table de points pour { $what }.
tome-whisky = le whisky
tome-castle = les Écossais du château
tome-use = Retourner { $card } et utiliser son événement
tome-turn = Seulement retourner { $card }
tome-exchange = Échanger
tome-borrow = Activer { $tile } de { $name }
tome-swap = Échanger l’Anglais et { $tile }
tome-claim = Revendiquer { $card }
tome-claim-aside = McClaim
tome-claim-asked = Quelle carte McClaim revendique-t-il ?
tome-fact-used =
    { $who ->
        [you] avez retourné { $card } et utilisé son événement
       *[other] a retourné { $card } et utilisé son événement
    }
tome-fact-turned =
    { $who ->
        [you] avez retourné { $card }
       *[other] a retourné { $card }
    }
tome-fact-table =
    { $who ->
        [you] avez désormais votre propre table de points
       *[other] a désormais sa propre table de points
    }
tome-fact-borrowed =
    { $who ->
        [you] avez activé { $tile } de { $name }
       *[other] { $whose ->
            [you] a activé votre { $tile }
           *[other] a activé { $tile } de { $name }
        }
    }
tome-fact-swapped =
    { $who ->
        [you] avez échangé l’Anglais et { $tile }
       *[other] a échangé l’Anglais et { $tile }
    }
tome-fact-claimed =
    { $who ->
        [you] avez revendiqué { $card } par McClaim
       *[other] a revendiqué { $card } par McClaim
    }
