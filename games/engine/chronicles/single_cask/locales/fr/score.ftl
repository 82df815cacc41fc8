score-single-cask-sale = vente de single cask
