orders-give-cask = You pay a cask during another player’s turn: which one
orders-give-cask-always = the youngest
