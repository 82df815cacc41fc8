haggis-pool = Voorraad
haggis-open-token = een fiche met waarde { $value }, open
haggis-face-down =
    { $count ->
        [one] 1 fiche gedekt
       *[other] { $count } fiches gedekt
     }
haggis-rolls = Worpen van de laatste telling
haggis-rolled = de dobbelsteen toont { $face }
haggis-no-rolls = Er is nog geen haggis opgediend. Na de tellingen van B en C en aan het einde wordt gedobbeld.
haggis-table = Tafel van { $name }
haggis-own-token = jouw fiche met waarde { $value }, die alleen jij ziet
haggis-hidden-token = een gedekte fiche
haggis-served-token = een fiche met waarde { $value }, opgediend
haggis-in-hand = In de hand: 
haggis-free =
    { $count ->
        [0] de tafel is vol
        [one] 1 vrije plaats
       *[other] { $count } vrije plaatsen
     }
haggis-only-you = Alleen jij ziet wat open op jouw tafel ligt.
haggis-choice-take = Neem de fiche met waarde { $value }
haggis-choice-draw = Trek een gedekte fiche
haggis-choice-give-back = Leg een fiche met waarde { $value } terug
haggis-choice-hand-over = Geef een fiche met waarde { $value } af
haggis-choice-roll = Betaal 1 whisky en werp
haggis-choice-starve = Neem een fiche van { $name }
haggis-choice-reroll = Laat opnieuw werpen
