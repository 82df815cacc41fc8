glen-more-2010-no-point = kein Bewegungspunkt ist übrig, um einen Häuptling zu machen
glen-more-2010-nobody = auf { $where } steht kein Clanmitglied
glen-more-2010-last-stays = das letzte Clanmitglied eines Gebiets bleibt
glen-more-2010-pay = Mit welchem Clanmitglied oder Chieftain bezahlst du { $tile }?
glen-more-2010-no-chieftain = du hast keinen Chieftain, mit dem du bezahlen könntest
