log-race-began = { $name } start de bootrace.
log-rowed = { $name } roeit { $what } verder.
log-boat-passed = { $name } haalt de boot van { $other } in.
log-tokens-seen = { $name } bekijkt de beloningsfiches van een kasteel.
log-token-taken = { $name } neemt een beloningsfiche: { $what }.
log-result-gained =
    { $result ->
        [first] { $name } wint de bootrace.
        [second] { $name } wordt tweede in de bootrace.
        [third] { $name } wordt derde in de bootrace.
       *[last] { $name } wordt laatste in de bootrace.
    }
