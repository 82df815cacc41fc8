parts-trouble = Quelque chose a fait surface
parts-first-page = À l’accueil
parts-try-again = Réessayer
parts-back = Retour
parts-seats-free =
    { $free ->
        [one] { $free } place libre sur { $players }
       *[other] { $free } places libres sur { $players }
    }
