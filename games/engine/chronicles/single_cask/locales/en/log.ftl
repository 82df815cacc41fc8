log-cask-stored = { $name } stores a cask.
log-aged = { $name } ages { $what }.
log-cask-sold = { $name } sells a cask.
log-cellar-built = { $name } builds cellar { $number }.
