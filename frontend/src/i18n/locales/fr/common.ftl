common-trouble = Un problème est survenu
common-first-page = Aller à l’accueil
common-try-again = Réessayer
common-back = Retour
common-labelled = { $label } : { $text }
common-seats-free =
    { $free ->
        [0] aucune place libre sur { $players }
        [one] 1 place libre sur { $players }
       *[other] { $free } places libres sur { $players }
    }
