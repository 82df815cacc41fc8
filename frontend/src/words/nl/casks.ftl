casks-yours = Je kelders
casks-rivals = De kelders van de anderen
casks-sales = Single-caskverkoop
casks-no-sale = Er ligt geen verkooptegel op de rondel.
casks-cellar = Kelder { $number }
casks-not-built = niet gebouwd
casks-space =
    { $casks ->
        [0] plek van { $value }, leeg
        [one] plek van { $value }, { $casks } vat
       *[other] plek van { $value }, { $casks } vaten
    }
casks-build = Bouw kelder { $number } voor { $cost }
casks-bonus = bonusplek, { $casks } van { $room } bezet
casks-other = andere plekken, { $casks } van { $room } bezet
casks-on-sale =
    { $casks ->
        [one] { $casks } vat hier verkocht
       *[other] { $casks } vaten hier verkocht
    }
casks-store = Op de plek van { $value }
casks-give = Van de plek van { $value }
casks-age = Van { $value } naar { $next }
casks-sell = Verkoop voor { $value }
casks-sell-bonus = Verkoop voor { $value }, op de bonusplek
casks-fact-stored = legde een vat in de kelder
casks-fact-aged = liet een vat rijpen, nu { $value } waard
casks-fact-given = gaf een vat
casks-fact-sold = verkocht een vat van { $value }
casks-fact-built = bouwde kelder { $number }
