tile-single-cask-sale = Vente de Single Cask
