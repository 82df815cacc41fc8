orders-title = Ordres permanents
orders-words = Le tour d’un autre peut vous poser une question. Ce que vous ordonnez ici y répond aussitôt : personne ne vous attend.
orders-ask = Me demander
orders-always = Toujours
orders-never = Jamais
orders-none = À cette table, rien n’est demandé pendant le tour des autres.
