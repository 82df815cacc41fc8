casks-yours = Deine Keller
casks-rivals = Die Keller der anderen
casks-sales = Fassverkauf
casks-no-sale = Auf dem Rondell liegt kein Verkaufsplättchen.
casks-cellar = Keller { $number }
casks-not-built = nicht gebaut
casks-space =
    { $casks ->
        [0] Feld mit { $value } SP, leer
        [one] Feld mit { $value } SP, { $casks } Fass
       *[other] Feld mit { $value } SP, { $casks } Fässer
    }
casks-build = Keller { $number } für { $cost } bauen
casks-bonus = Bonusfeld, { $casks } von { $room } belegt
casks-other = andere Felder, { $casks } von { $room } belegt
casks-on-sale =
    { $casks ->
        [one] { $casks } Fass hier verkauft
       *[other] { $casks } Fässer hier verkauft
    }
casks-store = Auf das Feld mit { $value } SP
casks-give = Vom Feld mit { $value } SP
casks-age = Von { $value } auf { $next }
casks-sell = Für { $value } SP verkaufen
casks-sell-bonus = Für { $value } SP auf dem Bonusfeld verkaufen
casks-fact-stored =
    { $who ->
        [you] lagertest ein Fass ein
       *[other] lagerte ein Fass ein
    }
casks-fact-aged =
    { $who ->
        [you] ließest ein Fass reifen, jetzt { $value } SP
       *[other] ließ ein Fass reifen, jetzt { $value } SP
    }
casks-fact-given =
    { $who ->
        [you] gabst ein Fass
       *[other] gab ein Fass
    }
casks-fact-sold =
    { $who ->
        [you] verkauftest ein Fass für { $value } SP
       *[other] verkaufte ein Fass für { $value } SP
    }
casks-fact-built =
    { $who ->
        [you] bautest Keller { $number }
       *[other] baute Keller { $number }
    }
