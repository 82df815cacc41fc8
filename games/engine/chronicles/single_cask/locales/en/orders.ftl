orders-give-cask = A cask is paid in the turn of another: which one
orders-give-cask-always = the youngest
