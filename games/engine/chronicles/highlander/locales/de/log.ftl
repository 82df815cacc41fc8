log-toll-laid = { $name } legt { $what } auf den Berg.
log-mountain-cleared = { $name } nimmt { $what } vom Berg.
log-good-lost = { $name } hat keinen Platz für { $what }.
