tile-single-cask-sale = Single-Cask-Verkauf
    .the = der Single-Cask-Verkauf
    .accusative = den Single-Cask-Verkauf
    .dative = dem Single-Cask-Verkauf
