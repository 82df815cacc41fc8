log-cask-stored = { $name } lagert ein Fass ein.
log-aged = { $name } lässt { $what } reifen.
log-cask-sold = { $name } verkauft ein Fass.
log-cellar-built = { $name } baut Keller { $number }.
