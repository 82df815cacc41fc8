first-no-point = kein Bewegungspunkt ist übrig, um einen Häuptling zu machen
first-nobody = auf { $where } steht kein Clanmitglied
first-last-stays = das letzte Clanmitglied eines Gebiets bleibt
