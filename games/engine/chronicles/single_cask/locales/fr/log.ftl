log-cask-stored = { $name } stocke un tonneau.
log-aged = { $name } fait vieillir { $what }.
log-cask-sold = { $name } vend un tonneau.
log-cellar-built = { $name } construit la cave { $number }.
