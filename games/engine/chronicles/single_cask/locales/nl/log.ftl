log-cask-stored = { $name } slaat een vat op.
log-aged = { $name } laat { $what } rijpen.
log-cask-sold = { $name } verkoopt een vat.
log-cellar-built = { $name } bouwt kelder { $number }.
