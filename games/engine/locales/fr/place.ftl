place-where = Choisissez où placer { THE($tile) }
place-fee =
    { $fee ->
        [one] cette place coûte { $fee } pièce de plus, que vous ne pouvez pas payer
       *[other] cette place coûte { $fee } pièces de plus, que vous ne pouvez pas payer
    }
place-not-over = { THE($tile) } ne se place que sur une autre tuile du même type
place-beside = cette place est prise ou ne touche pas votre territoire par un côté
place-line = { THE($tile) } doit prolonger votre rivière ou votre route à une extrémité
place-open = { THE($tile) } couperait votre rivière ou votre route à cet endroit
place-near = aucun { $edition ->
        [glen-more-2010] membre du clan
       *[glen-more-2] Écossais
    } n’est sur une tuile voisine de cette place
place-no-line = { THE($tile) } n’a pas de place : aucun { $edition ->
        [glen-more-2010] membre du clan n’est voisin d’une extrémité de votre rivière ou route
       *[glen-more-2] Écossais n’est voisin d’une extrémité de votre rivière
    }
place-no-near = { THE($tile) } n’a pas de place : aucun { $edition ->
        [glen-more-2010] membre du clan
       *[glen-more-2] Écossais
    } n’est voisin d’une place possible
place-no-over = { THE($tile) } n’a pas de place : vous n’avez pas de tuile de ce type à recouvrir
