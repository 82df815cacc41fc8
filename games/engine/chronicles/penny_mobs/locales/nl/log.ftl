log-mobsters-jailed = Nu in de gevangenis: { $mobsters }.
log-penny-posted = { $name } legt een penny op { $mobster }.
log-mobster-freed =
    { $pennies ->
        [0] { $name } bevrijdt { $mobster }.
        [one] { $name } bevrijdt { $mobster } en neemt { $pennies } penny.
       *[other] { $name } bevrijdt { $mobster } en neemt { $pennies } penny’s.
    }
log-mobster-spent = { $mobster } is uitgewerkt.
log-row-robbed = { $name } neemt { $coins } van de marktrij { $good }.
log-levy-laid = { $name } legt een fiche op { $clan }: { $coins }.
log-tile-reserved = { $name } reserveert { THE($tile) }.
log-mobster-token-lost = { $mobster }: een fiche is uit het spel.
log-figure-moved = { $mobster } gaat naar het gebied van { $name }.
log-figure-left = { $mobster } verlaat het gebied van { $name }.
log-good-taken = { $mobster } neemt { $what } af van { $name }.
log-tile-shifted = Anderson brengt { THE($tile) } van { $name } naar { $other }.
log-penny-given = { $name } geeft { $other } een penny van −1.
