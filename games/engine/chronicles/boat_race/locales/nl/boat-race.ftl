boat-race-which-token = Welke beloningsfiche neem je?
boat-race-ahead = een boot gaat tegel voor tegel, en alleen vooruit
boat-race-no-point = er is geen bewegingspunt over
boat-race-not-begun = nog geen speelfiguur is de start van de race voorbij
boat-race-home = de race is voor deze boot afgelopen
boat-race-finish-reward = de beloning moet af zijn voordat de boot verdergaat
boat-race-last-card = munten geven aan het einde geen ZP
boat-race-start-tile = de race begint als een speler hem passeert
boat-race-tokens =
    { $number ->
        [one] { $number } beloningsfiche
       *[other] { $number } beloningsfiches
    }
boat-race-card-first = Resultaatkaart, eerste
boat-race-card-second = Resultaatkaart, tweede
boat-race-card-third = Resultaatkaart, derde
boat-race-neutral = Tegels van een neutrale rivier
