hammer-of-the-scots-row = Engelandrij
hammer-of-the-scots-field =
    { $coins ->
        [0] geen munten
        [one] 1 munt
       *[other] { $coins } munten
    }, { $state }
hammer-of-the-scots-held = betaald
hammer-of-the-scots-next = volgende betaling
hammer-of-the-scots-free = leeg
hammer-of-the-scots-nobody = Nog niemand heeft de Engelandfiche. De eerste speler die de Engelsman passeert, krijgt hem.
hammer-of-the-scots-holder = Engelandfiche: { $name }. Wie hem heeft, speelt de beurten van de Engelsman.
hammer-of-the-scots-full = De rij is vol: de Engelsman kan alleen een tegel afleggen.
hammer-of-the-scots-gone = De Engelsman is uit het spel.
hammer-of-the-scots-pays =
    Een tegel nemen kost { $coins ->
        [0] geen munten
        [one] 1 munt
       *[other] { $coins } munten
    } extra, voor de Engelandrij.
hammer-of-the-scots-brings =
    Leg je er een af, dan krijg je { $coins ->
        [0] geen munten
        [one] 1 munt
       *[other] { $coins } munten
    } van de rij.
hammer-of-the-scots-choice-take =
    Neem { THE($tile) } ({ $coins ->
        [0] geen munten
        [one] 1 munt
       *[other] { $coins } munten
    } aan Engeland)
hammer-of-the-scots-choice-discard =
    { $coins ->
        [0] Leg { THE($tile) } af
        [one] Leg { THE($tile) } af (1 munt voor jou)
       *[other] Leg { THE($tile) } af ({ $coins } munten voor jou)
    }
