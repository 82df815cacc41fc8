effect-points = { $number } PV
effect-movement =
    { $number ->
        [one] { $number } point de mouvement
       *[other] { $number } points de mouvement
    }
effect-bonnets =
    { $number ->
        [one] { $number } béret
       *[other] { $number } bérets
    }
effect-any =
    { $number ->
        [one] { $number } ressource au choix
       *[other] { $number } ressources au choix
    }
effect-different = { $number } ressources différentes
effect-trade = { $cost } contre { $gain }
effect-or = { $first } ; ou { $then }
effect-fill = 1 cube sur chaque tuile de production vide
effect-anywhere = { $what } sur n’importe quelle tuile
effect-any-anywhere =
    { $number ->
        [one] { $number } ressource au choix sur n’importe quelle tuile
       *[other] { $number } ressources au choix sur n’importe quelles tuiles
    }
effect-activate = activer { $tiles }
effect-one-tile = 1 tuile { $kind }
effect-marker = 1 pion de clan
effect-remove =
    { $number ->
        [one] retirer 1 de ses tuiles
       *[other] retirer jusqu’à { $number } de ses tuiles
    }
effect-build = construire une tuile de la défausse sans payer son coût
effect-hume = David Hume, qui compte pour 2 personnages
effect-one-more = permanent : activer une tuile de plus à chaque tour, n’importe où
effect-all-tiles = activer toutes ses tuiles au lieu des voisines
effect-scotsman =
    { $number ->
        [one] { $number } Écossais
       *[other] { $number } Écossais
    }
effect-clan-member =
    { $number ->
        [one] { $number } membre du clan
       *[other] { $number } membres du clan
    }
