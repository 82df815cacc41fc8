glen-more-2010-no-point = vous n’avez plus de point de mouvement pour nommer un chef
glen-more-2010-nobody = il n’y a pas de membre du clan à cet endroit
glen-more-2010-last-stays = votre dernier membre du clan doit rester sur le territoire
glen-more-2010-pay = Choisissez le membre du clan ou le chef à donner pour { THE($tile) }
glen-more-2010-no-chieftain = vous n’avez pas de chef avec qui payer
