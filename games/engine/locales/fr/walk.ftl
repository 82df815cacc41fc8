walk-no-point = il ne reste aucun point de mouvement
walk-nobody = { $who } : il n’y en a pas sur { $where }
walk-not-beside = { $where } n’est pas une tuile à côté de { $start }
walk-what = un déplacement nomme la case de départ et celle d’arrivée
