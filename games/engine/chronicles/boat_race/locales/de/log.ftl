log-race-began = { $name } startet das Bootsrennen.
log-rowed = { $name } rudert { $what } weiter.
log-boat-passed = { $name } überholt das Boot von { $other }.
log-tokens-seen = { $name } sieht sich die Belohnungsmarker einer Burg an.
log-token-taken = { $name } nimmt einen Belohnungsmarker: { $what }.
log-result-gained =
    { $result ->
        [first] { $name } gewinnt das Bootsrennen.
        [second] { $name } erreicht im Bootsrennen Platz 2.
        [third] { $name } erreicht im Bootsrennen Platz 3.
       *[last] { $name } kommt im Bootsrennen zuletzt an.
    }
