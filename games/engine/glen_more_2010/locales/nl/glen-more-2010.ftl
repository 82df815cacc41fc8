glen-more-2010-no-point = je hebt geen bewegingspunt meer voor een hoofdman
glen-more-2010-nobody = daar staat geen clanlid
glen-more-2010-last-stays = je laatste clanlid moet in je gebied blijven
glen-more-2010-pay = Kies het clanlid of de hoofdman waarmee je { THE($tile) } betaalt
glen-more-2010-no-chieftain = je hebt geen hoofdman om mee te betalen
