pay-how-many = Choisissez combien de ressources échanger ({ THE($tile) })
pay-cost = Payez { $cost }
pay-none-there = { $good } : il n’y en a pas à cet endroit
pay-not-due = { $good } : ce n’est pas dû, ou vous ne pourriez pas payer le reste
pay-buy-only = { $good } : on n’en achète que pour payer aussitôt
pay-market-empty = { $good } : la ligne du marché est pleine, achat impossible
pay-too-few-coins = { $good } : il faut { $price }, vous n’avez que { $coins }
pay-own-first = vos ressources d’abord : on n’achète que ce qui manque
pay-rest = après cet achat ({ $good }), vous ne pourriez pas payer le reste
pay-scotsman = Choisissez { $edition ->
        [glen-more-2010] le membre du clan
       *[glen-more-2] l’Écossais
    } à donner pour { THE($tile) }
pay-buy-to-pay = on n’achète des ressources que pour payer aussitôt
pay-nobody-there = il n’y a pas { $edition ->
        [glen-more-2010] de membre du clan
       *[glen-more-2] d’Écossais
    } à cet endroit
pay-no-place-left = vous ne pourriez plus placer { THE($tile) }
