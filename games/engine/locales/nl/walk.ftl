walk-no-point = je hebt geen bewegingspunten meer
walk-nobody = daar staat geen { $edition ->
        [glen-more-2010] clanlid
       *[glen-more-2] Schot
    }
walk-not-beside = je kunt alleen naar een aangrenzende tegel van je gebied
walk-what = kies de tegel waarvan en de tegel waarheen
