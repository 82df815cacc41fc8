single-cask-yours = Deine Keller
single-cask-rivals = Die Keller der anderen
single-cask-sales = Fassverkauf
single-cask-no-sale = Auf dem Rondell liegt kein Verkaufsplättchen.
single-cask-cellar = Keller { $number }
single-cask-not-built = nicht gebaut
single-cask-space =
    { $casks ->
        [0] Feld mit { $value } SP, leer
        [one] Feld mit { $value } SP, { $casks } Fass
       *[other] Feld mit { $value } SP, { $casks } Fässer
    }
single-cask-choice-build = Keller { $number } für { $cost } bauen
single-cask-bonus = Bonusfeld, { $casks } von { $room } belegt
single-cask-other = andere Felder, { $casks } von { $room } belegt
single-cask-on-sale =
    { $casks ->
        [one] { $casks } Fass hier verkauft
       *[other] { $casks } Fässer hier verkauft
    }
single-cask-choice-store = Auf das Feld mit { $value } SP
single-cask-choice-give = Vom Feld mit { $value } SP
single-cask-choice-age = Von { $value } auf { $next }
single-cask-choice-sell = Für { $value } SP verkaufen
single-cask-choice-sell-bonus = Für { $value } SP auf dem Bonusfeld verkaufen
