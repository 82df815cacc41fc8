orders-give-cask = Un tonneau est payé pendant le tour d’un autre : lequel
orders-give-cask-always = le plus jeune
