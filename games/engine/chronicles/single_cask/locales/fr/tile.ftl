tile-single-cask-sale = Vente de Single Cask
    .the = la Vente de Single Cask
