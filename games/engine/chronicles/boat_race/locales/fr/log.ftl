log-race-began = { $name } lance la course de bateaux.
log-rowed = { $name } avance de { $what }.
log-boat-passed = { $name } dépasse un bateau : { $other }.
log-tokens-seen = { $name } regarde les jetons d’un château.
log-token-taken = { $name } prend un jeton récompense : { $what }.
log-result-gained =
    { $result ->
        [first] { $name } remporte la course de bateaux.
        [second] { $name } finit en 2e place de la course.
        [third] { $name } finit en 3e place de la course.
       *[last] { $name } finit la course en dernière place.
    }
