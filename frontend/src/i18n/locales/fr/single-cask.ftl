single-cask-yours = Vos caves
single-cask-rivals = Caves des adversaires
single-cask-sales = Ventes de Single Cask
single-cask-no-sale = Aucune tuile de vente sur le rondel.
single-cask-cellar = Cave { $number }
single-cask-not-built = pas encore construite
single-cask-space =
    case de { $value } PV, { $casks ->
        [0] vide
        [one] 1 tonneau
       *[other] { $casks } tonneaux
    }
single-cask-choice-build = Bâtir la cave { $number } ({ $cost })
single-cask-bonus = case bonus, { $casks } sur { $room } occupée
single-cask-other = autres cases, { $casks } sur { $room } occupées
single-cask-on-sale =
    { $casks ->
        [0] aucun tonneau vendu ici
        [one] 1 tonneau vendu ici
       *[other] { $casks } tonneaux vendus ici
    }
single-cask-choice-store = Stocker sur la case de { $value } PV
single-cask-choice-give = Payer depuis la case de { $value } PV
single-cask-choice-age = Vieillir : { $value } → { $next } PV
single-cask-choice-sell = Vendre pour { $value } PV
single-cask-choice-sell-bonus = Vendre pour { $value } PV (case bonus)
