first-no-point = er is geen bewegingspunt over om een hoofdman te maken
first-nobody = er staat geen clanlid op { $where }
first-last-stays = het laatste clanlid van een gebied blijft
