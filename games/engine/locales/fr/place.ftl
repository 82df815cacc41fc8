place-where = Choisissez où placer { THE($tile) }.
place-fee = une place en { $where } coûte { $fee } de plus, ce qui ne peut pas être payé
place-not-over = on ne peut pas construire { $tile } sur { $where }
place-beside = { $where } ne touche aucune tuile par un côté, ou est occupé
place-line = { $tile } doit prolonger sa rivière ou sa route, et non être sur { $where }
place-open = { $tile } couperait la rivière ou la route sur { $where }
place-near = { $who } : il n’y en a aucun sur une voisine de { $where }
