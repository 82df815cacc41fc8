pay-how-many = Combien de ressources donnez-vous à { $tile } ?
pay-cost = Payez { $cost }.
pay-none-there = { $good } : il n’y en a pas sur { $where }
pay-not-due = { $good } : ce n’est pas dû, ou le reste ne pourrait plus être payé
pay-buy-only = { $good } : on n’en achète que pour payer aussitôt
pay-market-empty = { $good } : le marché n’en a plus
pay-too-few-coins =
    { $coins ->
        [one] { $good } coûte { $price } et il y a { $coins } pièce
       *[other] { $good } coûte { $price } et il y a { $coins } pièces
    }
pay-own-first = les ressources propres d’abord : on n’achète que ce qui manque
pay-rest = après l’achat ({ $good }), le reste ne pourrait plus être payé
pay-scotsman = { $who } : lequel donnez-vous pour { $tile } ?
pay-buy-to-pay = on n’achète des ressources que pour payer aussitôt quelque chose
pay-nobody-there = { $who } : il n’y a personne sur { $where }
pay-no-place-left = sans cette figurine, { $tile } ne pourrait pas être placé
