sell-none-there = { $good } : il n’y en a pas à cet endroit
sell-no-coins = { $good } : aucune pièce sur cette ligne du marché, vente impossible
sell-what = choisissez une ressource et la tuile où elle se trouve
sell-not-now = les ressources ne se vendent qu’à votre propre tour
sell-not-traded = seules les ressources s’échangent au marché, ni le whisky ni les personnes
