sell-none-there = { $good } : il n’y en a pas sur { $where }
sell-no-coins = { $good } : le marché n’a pas de pièces pour cela
sell-what = une vente nomme une ressource et la case où elle se trouve
sell-not-now = les ressources ne se vendent qu’à votre propre tour
sell-not-traded = seules les ressources s’échangent au marché, ni le whisky ni les personnes
