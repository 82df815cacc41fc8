glen-more-2010-no-point = il ne reste aucun point de mouvement pour faire un chef
glen-more-2010-nobody = il n’y a pas de membre du clan sur { $where }
glen-more-2010-last-stays = le dernier membre du clan d’un territoire reste
glen-more-2010-pay = Avec quel membre du clan ou quel chef payez-vous { $tile } ?
glen-more-2010-no-chieftain = vous n’avez pas de chef avec qui payer
