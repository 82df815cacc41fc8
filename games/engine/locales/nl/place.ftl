place-where = Kies waar je { THE($tile) } aanlegt
place-fee =
    { $fee ->
        [one] deze plek kost { $fee } munt extra, die je niet kunt betalen
       *[other] deze plek kost { $fee } munten extra, die je niet kunt betalen
    }
place-not-over = { THE($tile) } mag alleen over een andere tegel van dezelfde soort
place-beside = deze plek is bezet of grenst met geen zijde aan je gebied
place-line = { THE($tile) } moet je rivier of weg aan een uiteinde verlengen
place-open = { THE($tile) } zou daar je rivier of weg blokkeren
place-near = op geen buurtegel van deze plek staat een { $edition ->
        [glen-more-2010] clanlid
       *[glen-more-2] Schot
    }
place-no-line = { THE($tile) } past nergens: naast een uiteinde { $edition ->
        [glen-more-2010] van je rivier of weg staat geen clanlid
       *[glen-more-2] van je rivier staat geen Schot
    }
place-no-near = { THE($tile) } past nergens: naast geen mogelijke plek staat een { $edition ->
        [glen-more-2010] clanlid
       *[glen-more-2] Schot
    }
place-no-over = { THE($tile) } past nergens: je hebt geen tegel van die soort om te overbouwen
