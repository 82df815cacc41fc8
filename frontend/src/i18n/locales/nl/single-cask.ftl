single-cask-yours = Je kelders
single-cask-rivals = De kelders van de anderen
single-cask-sales = Single-caskverkoop
single-cask-no-sale = Er ligt geen verkooptegel op de rondel.
single-cask-cellar = Kelder { $number }
single-cask-not-built = niet gebouwd
single-cask-space =
    { $casks ->
        [0] plek van { $value }, leeg
        [one] plek van { $value }, { $casks } vat
       *[other] plek van { $value }, { $casks } vaten
    }
single-cask-choice-build = Bouw kelder { $number } voor { $cost }
single-cask-bonus = bonusplek, { $casks } van { $room } bezet
single-cask-other = andere plekken, { $casks } van { $room } bezet
single-cask-on-sale =
    { $casks ->
        [one] { $casks } vat hier verkocht
       *[other] { $casks } vaten hier verkocht
    }
single-cask-choice-store = Op de plek van { $value }
single-cask-choice-give = Van de plek van { $value }
single-cask-choice-age = Van { $value } naar { $next }
single-cask-choice-sell = Verkoop voor { $value }
single-cask-choice-sell-bonus = Verkoop voor { $value }, op de bonusplek
