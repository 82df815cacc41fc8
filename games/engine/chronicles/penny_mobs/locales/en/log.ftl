log-mobsters-jailed = Now in prison: { $mobsters }.
log-penny-posted = { $name } puts a penny on { $mobster }.
log-mobster-freed =
    { $pennies ->
        [0] { $name } frees { $mobster }.
        [one] { $name } frees { $mobster } and takes { $pennies } penny.
       *[other] { $name } frees { $mobster } and takes { $pennies } pennies.
    }
log-mobster-spent = { $mobster } is used up.
log-row-robbed = { $name } takes { $coins } from the { $good } row.
log-levy-laid = { $name } puts a token on { $clan }: { $coins }.
log-tile-reserved = { $name } reserves { THE($tile) }.
log-mobster-token-lost = { $mobster }: a token leaves the game.
log-figure-moved = { $mobster } enters { $name }’s territory.
log-figure-left = { $mobster } leaves { $name }’s territory.
log-good-taken = { $mobster } takes { $what } from { $name }.
log-tile-shifted = Anderson moves { THE($tile) } from { $name } to { $other }.
log-penny-given = { $name } gives { $other } a −1 penny.
