tile-single-cask-sale = Single-Cask-Verkauf
