single-cask-yours = Je kelders
single-cask-rivals = Kelders van de anderen
single-cask-sales = Single-caskverkoop
single-cask-no-sale = Geen verkooptegel op de rondel.
single-cask-cellar = Kelder { $number }
single-cask-not-built = nog niet gebouwd
single-cask-space =
    plek van { $value } ZP, { $casks ->
        [0] leeg
        [one] 1 vat
       *[other] { $casks } vaten
    }
single-cask-choice-build = Bouw kelder { $number } voor { $cost }
single-cask-bonus = bonusplek, { $casks } van { $room } bezet
single-cask-other = andere plekken, { $casks } van { $room } bezet
single-cask-on-sale =
    { $casks ->
        [0] hier geen vaten verkocht
        [one] 1 vat hier verkocht
       *[other] { $casks } vaten hier verkocht
    }
single-cask-choice-store = Leg op de plek van { $value } ZP
single-cask-choice-give = Betaal van de plek van { $value } ZP
single-cask-choice-age = Rijp: { $value } → { $next } ZP
single-cask-choice-sell = Verkoop voor { $value } ZP
single-cask-choice-sell-bonus = Verkoop voor { $value } ZP (bonusplek)
