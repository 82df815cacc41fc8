tile-single-cask-sale = Single Cask Sale
