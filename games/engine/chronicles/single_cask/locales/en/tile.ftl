tile-single-cask-sale = Single Cask Sale
    .the = the Single Cask Sale
