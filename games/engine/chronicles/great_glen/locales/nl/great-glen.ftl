great-glen-propose = Over welke kaart stemt de raad?
great-glen-vote = Moet de kaart { $card } aan het einde punten opleveren?
great-glen-votes = Stemmen van een speler
great-glen-ayes-nays = { $ayes } voor, { $nays } tegen
