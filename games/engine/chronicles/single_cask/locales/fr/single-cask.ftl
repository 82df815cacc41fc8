single-cask-store = Sur quelle case de votre première cave va le whisky ?
single-cask-leftmost = le whisky neuf va sur la case vide la plus à gauche de la première cave
single-cask-pay = De quelle case de vos caves payez-vous le whisky ?
single-cask-age = Quel tonneau vieillit d’une case ?
single-cask-no-room = aucune case vide de vos caves ne suit la case { $space }
single-cask-none-there = il n’y a pas de tonneau sur cette case
single-cask-no-words = une cave se construit sans autre précision
single-cask-own-turn = une cave se construit pendant son propre tour
single-cask-all-built = toutes les caves sont construites
single-cask-too-dear = la prochaine cave coûte { $cost }, ce qui ne peut pas être payé
single-cask-passing = Vendez-vous un tonneau au passage ?
single-cask-sell = Quel tonneau vendez-vous, et où ?
single-cask-sell-more = En vendez-vous un autre ?
single-cask-work = Que fait { THE($tile) } ?
single-cask-not-friend = aucun pion à vous ne se trouve sur { $clan }
single-cask-not-now = « { $work } » ne peut pas être fait maintenant
single-cask-ages =
    { $number ->
        [one] { $number } tonneau vieillit
       *[other] des tonneaux vieillissent de { $number } cases
    }
single-cask-then = { $first }, puis { $then }
single-cask-tile = qui passe peut vendre un tonneau ; qui s’y arrête en vend un ou deux
single-cask-spaces = Cases de la cave { $number }
single-cask-cost = Coût de la cave { $number }
single-cask-sale = Cases d’une tuile de vente, { $players } joueurs
single-cask-sale-spaces = { $number } et une case bonus
