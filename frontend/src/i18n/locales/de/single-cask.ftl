single-cask-yours = Deine Keller
single-cask-rivals = Keller der anderen
single-cask-sales = Fassverkauf
single-cask-no-sale = Kein Verkaufsplättchen auf dem Rondell.
single-cask-cellar = Keller { $number }
single-cask-not-built = noch nicht gebaut
single-cask-space =
    Feld mit { $value } SP, { $casks ->
        [0] leer
        [one] 1 Fass
       *[other] { $casks } Fässer
    }
single-cask-choice-build = Keller { $number } für { $cost } bauen
single-cask-bonus = Bonusfeld, { $casks } von { $room } belegt
single-cask-other = andere Felder, { $casks } von { $room } belegt
single-cask-on-sale =
    { $casks ->
        [0] hier noch kein Fass verkauft
        [one] 1 Fass hier verkauft
       *[other] { $casks } Fässer hier verkauft
    }
single-cask-choice-store = Auf das Feld mit { $value } SP legen
single-cask-choice-give = Vom Feld mit { $value } SP bezahlen
single-cask-choice-age = Reifen: { $value } → { $next } SP
single-cask-choice-sell = Für { $value } SP verkaufen
single-cask-choice-sell-bonus = Für { $value } SP verkaufen (Bonusfeld)
