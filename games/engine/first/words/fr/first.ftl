first-no-point = il ne reste aucun point de mouvement pour faire un chef
first-nobody = il n’y a pas de membre du clan sur { $where }
first-last-stays = le dernier membre du clan d’un territoire reste
