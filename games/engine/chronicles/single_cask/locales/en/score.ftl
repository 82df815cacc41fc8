score-single-cask-sale = single cask sale
