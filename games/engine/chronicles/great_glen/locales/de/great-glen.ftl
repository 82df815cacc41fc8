great-glen-propose = Über welche Karte stimmt der Rat ab?
great-glen-vote = Soll die Karte „{ $card }“ am Ende gewertet werden?
great-glen-votes = Stimmen eines Spielers
great-glen-ayes-nays = { $ayes } dafür, { $nays } dagegen
