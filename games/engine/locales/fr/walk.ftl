walk-no-point = vous n’avez plus de points de mouvement
walk-nobody = il n’y a pas { $edition ->
        [glen-more-2010] de membre du clan
       *[glen-more-2] d’Écossais
    } à cet endroit
walk-not-beside = on ne se déplace que sur une tuile voisine de son territoire
walk-what = choisissez la tuile de départ et la tuile d’arrivée
