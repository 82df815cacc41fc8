score-single-cask-sale = single-caskverkoop
