chronicle-4 = De hamer van de Schotten
chronicle-4-adds = één stuk meer op de rondel, dat handelt voor wie Engelands gunst heeft
