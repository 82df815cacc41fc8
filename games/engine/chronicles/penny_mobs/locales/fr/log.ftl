log-mobsters-jailed = En prison : { $mobsters }.
log-penny-posted = { $name } pose un Sou sur { $mobster }.
log-mobster-freed =
    { $pennies ->
        [0] { $name } libère { $mobster }.
        [one] { $name } libère { $mobster } et prend { $pennies } Sou.
       *[other] { $name } libère { $mobster } et prend { $pennies } Sous.
    }
log-mobster-spent = { $mobster } ne sert plus.
log-row-robbed = { $name } prend { $coins } sur la ligne { $good } du marché.
log-levy-laid = { $name } pose un jeton sur { $clan } : { $coins }.
log-tile-reserved = { $name } réserve { THE($tile) }.
log-mobster-token-lost = { $mobster } : un jeton quitte la partie.
log-figure-moved = { $mobster } arrive chez { $name }.
log-figure-left = { $mobster } part de chez { $name }.
log-good-taken = { $mobster } prend { $what } à { $name }.
log-tile-shifted = Anderson prend { THE($tile) } à { $name }, pour { $other }.
log-penny-given = { $name } donne un Sou −1 à { $other }.
