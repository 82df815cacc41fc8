tile-single-cask-sale = Single-caskverkoop
    .the = de single-caskverkoop
