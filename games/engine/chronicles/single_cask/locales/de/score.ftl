score-single-cask-sale = Single-Cask-Verkauf
