casks-yours = Vos caves
casks-rivals = Les caves des autres
casks-sales = Ventes de Single Cask
casks-no-sale = Aucune tuile de vente sur le rondel.
casks-cellar = Cave { $number }
casks-not-built = pas construite
casks-space =
    { $casks ->
        [0] case de { $value } PV, vide
        [one] case de { $value } PV, { $casks } fût
       *[other] case de { $value } PV, { $casks } fûts
    }
casks-build = Construire la cave { $number } pour { $cost }
casks-bonus = case bonus, { $casks } sur { $room }
casks-other = autres cases, { $casks } sur { $room }
casks-on-sale =
    { $casks ->
        [one] { $casks } fût vendu ici
       *[other] { $casks } fûts vendus ici
    }
casks-store = Sur la case de { $value } PV
casks-give = Depuis la case de { $value } PV
casks-age = De { $value } à { $next }
casks-sell = Vendre pour { $value } PV
casks-sell-bonus = Vendre pour { $value } PV, case bonus
casks-fact-stored =
    { $who ->
        [you] avez mis un fût en cave
       *[other] a mis un fût en cave
    }
casks-fact-aged =
    { $who ->
        [you] avez laissé vieillir un fût, qui vaut { $value } PV
       *[other] a laissé vieillir un fût, qui vaut { $value } PV
    }
casks-fact-given =
    { $who ->
        [you] avez donné un fût
       *[other] a donné un fût
    }
casks-fact-sold =
    { $who ->
        [you] avez vendu un fût de { $value } PV
       *[other] a vendu un fût de { $value } PV
    }
casks-fact-built =
    { $who ->
        [you] avez construit la cave { $number }
       *[other] a construit la cave { $number }
    }
