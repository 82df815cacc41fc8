england-row = Engelandrij
england-field =
    { $coins ->
        [one] { $coins } munt, { $state }
       *[other] { $coins } munten, { $state }
    }
england-held = betaald
england-next = nu te betalen
england-free = leeg
england-nobody = Niemand heeft de Engelandfiche nog: ze gaat naar wie de Engelsman als eerste passeert.
england-holder = Engelandfiche: { $name }. Wie die heeft, handelt als de Engelsman achteraan staat.
england-full = De rij is vol: de Engelsman kan alleen een tegel afleggen.
england-gone = De Engelsman is uit het spel.
england-pays =
    { $coins ->
        [one] Een tegel gebruiken kost { $coins } munt op de rij, naast de kosten.
       *[other] Een tegel gebruiken kost { $coins } munten op de rij, naast de kosten.
    }
england-brings =
    { $coins ->
        [one] Er een afleggen brengt { $coins } munt van de rij op.
       *[other] Er een afleggen brengt { $coins } munten van de rij op.
    }
england-take =
    { $coins ->
        [one] Neem { $tile }: { $coins } munt aan Engeland
       *[other] Neem { $tile }: { $coins } munten aan Engeland
    }
england-discard =
    { $coins ->
        [0] Leg { $tile } af
        [one] Leg { $tile } af: { $coins } munt voor jou
       *[other] Leg { $tile } af: { $coins } munten voor jou
    }
england-fact-taken = nam de Engelandfiche
england-fact-paid =
    { $coins ->
        [one] legde { $coins } munt op de Engelandrij
       *[other] legde { $coins } munten op de Engelandrij
    }
england-fact-robbed =
    { $coins ->
        [one] nam { $coins } munt van de Engelandrij
       *[other] nam { $coins } munten van de Engelandrij
    }
