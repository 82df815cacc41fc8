great-glen-propose = Sur quelle carte le conseil vote-t-il ?
great-glen-vote = La carte { $card } doit-elle rapporter à la fin ?
great-glen-votes = Votes d’un joueur
great-glen-ayes-nays = { $ayes } oui, { $nays } non
