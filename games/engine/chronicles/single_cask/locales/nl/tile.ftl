tile-single-cask-sale = Single-caskverkoop
