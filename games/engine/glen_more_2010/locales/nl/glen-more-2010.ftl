glen-more-2010-no-point = er is geen bewegingspunt over om een hoofdman te maken
glen-more-2010-nobody = er staat geen clanlid op { $where }
glen-more-2010-last-stays = het laatste clanlid van een gebied blijft
glen-more-2010-pay = Met welk clanlid of welke hoofdman betaal je { $tile }?
glen-more-2010-no-chieftain = je hebt geen hoofdman om mee te betalen
