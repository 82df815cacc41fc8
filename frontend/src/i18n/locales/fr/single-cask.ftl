single-cask-yours = Vos caves
single-cask-rivals = Les caves des autres
single-cask-sales = Ventes de Single Cask
single-cask-no-sale = Aucune tuile de vente sur le rondel.
single-cask-cellar = Cave { $number }
single-cask-not-built = pas construite
single-cask-space =
    { $casks ->
        [0] case de { $value } PV, vide
        [one] case de { $value } PV, { $casks } fût
       *[other] case de { $value } PV, { $casks } fûts
    }
single-cask-choice-build = Construire la cave { $number } pour { $cost }
single-cask-bonus = case bonus, { $casks } sur { $room }
single-cask-other = autres cases, { $casks } sur { $room }
single-cask-on-sale =
    { $casks ->
        [one] { $casks } fût vendu ici
       *[other] { $casks } fûts vendus ici
    }
single-cask-choice-store = Sur la case de { $value } PV
single-cask-choice-give = Depuis la case de { $value } PV
single-cask-choice-age = De { $value } à { $next }
single-cask-choice-sell = Vendre pour { $value } PV
single-cask-choice-sell-bonus = Vendre pour { $value } PV, case bonus
