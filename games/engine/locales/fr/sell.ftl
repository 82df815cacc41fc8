sell-none-there = { $good } : il n’y en a pas sur { $where }
sell-no-coins = { $good } : le marché n’a pas de pièces pour cela
sell-what = une vente nomme une ressource et la case où elle se trouve
