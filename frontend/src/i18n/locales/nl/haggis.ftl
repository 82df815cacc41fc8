haggis-pool = Voorraad
haggis-open-token = een open fiche met waarde { $value }
haggis-face-down =
    { $count ->
        [0] geen gedekte fiches
        [one] 1 gedekte fiche
       *[other] { $count } gedekte fiches
    }
haggis-rolls = Worpen bij de laatste waardering
haggis-rolled = de dobbelsteen toont { $face }
haggis-no-rolls = Nog geen haggis opgediend. Er wordt gedobbeld na de waarderingen B en C en aan het einde.
haggis-table = Haggisbord van { $name }
haggis-own-token = jouw fiche met waarde { $value }, alleen voor jou zichtbaar
haggis-hidden-token = een gedekte fiche
haggis-served-token = een opgediende fiche met waarde { $value }
haggis-in-hand = In de hand
haggis-free =
    { $count ->
        [0] het haggisbord is vol
        [one] 1 vrije plek
       *[other] { $count } vrije plekken
    }
haggis-only-you = Alleen jij kunt je fiches zien.
haggis-choice-take = Neem fiche { $value }
haggis-choice-draw = Trek een gedekte fiche
haggis-choice-give-back = Leg fiche { $value } terug
haggis-choice-hand-over = Geef fiche { $value } af
haggis-choice-roll = Betaal 1 whisky en dobbel
haggis-choice-starve = Neem een fiche van { $name }
haggis-choice-reroll = Dobbel opnieuw
