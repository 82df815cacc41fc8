glen-more-2010-no-point = du hast keinen Bewegungspunkt mehr für einen Chieftain
glen-more-2010-nobody = dort steht kein Clanmitglied
glen-more-2010-last-stays = dein letztes Clanmitglied muss im Gebiet bleiben
glen-more-2010-pay = Wähle, wen du für { THE($tile, case: "accusative") } abgibst
glen-more-2010-no-chieftain = du hast keinen Chieftain, mit dem du bezahlen könntest
