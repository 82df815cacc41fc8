common-trouble = Quelque chose a fait surface
common-first-page = À l’accueil
common-try-again = Réessayer
common-back = Retour
common-seats-free =
    { $free ->
        [one] { $free } place libre sur { $players }
       *[other] { $free } places libres sur { $players }
    }
