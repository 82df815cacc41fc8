orders-give-cask = Un fût est payé pendant le tour d’un autre : lequel
orders-give-cask-always = le plus jeune
