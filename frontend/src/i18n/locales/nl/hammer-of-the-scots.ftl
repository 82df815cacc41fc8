hammer-of-the-scots-row = Engelandrij
hammer-of-the-scots-field =
    { $coins ->
        [one] { $coins } munt, { $state }
       *[other] { $coins } munten, { $state }
    }
hammer-of-the-scots-held = betaald
hammer-of-the-scots-next = nu te betalen
hammer-of-the-scots-free = leeg
hammer-of-the-scots-nobody = Niemand heeft de Engelandfiche nog: ze gaat naar wie de Engelsman als eerste passeert.
hammer-of-the-scots-holder = Engelandfiche: { $name }. Wie die heeft, handelt als de Engelsman achteraan staat.
hammer-of-the-scots-full = De rij is vol: de Engelsman kan alleen een tegel afleggen.
hammer-of-the-scots-gone = De Engelsman is uit het spel.
hammer-of-the-scots-pays =
    { $coins ->
        [one] Een tegel gebruiken kost { $coins } munt op de rij, naast de kosten.
       *[other] Een tegel gebruiken kost { $coins } munten op de rij, naast de kosten.
    }
hammer-of-the-scots-brings =
    { $coins ->
        [one] Er een afleggen brengt { $coins } munt van de rij op.
       *[other] Er een afleggen brengt { $coins } munten van de rij op.
    }
hammer-of-the-scots-choice-take =
    { $coins ->
        [one] Neem { $tile }: { $coins } munt aan Engeland
       *[other] Neem { $tile }: { $coins } munten aan Engeland
    }
hammer-of-the-scots-choice-discard =
    { $coins ->
        [0] Leg { $tile } af
        [one] Leg { $tile } af: { $coins } munt voor jou
       *[other] Leg { $tile } af: { $coins } munten voor jou
    }
