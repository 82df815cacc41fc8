orders-give-cask = Ein Fass wird im Zug eines anderen bezahlt: welches
orders-give-cask-always = das jüngste
