corrections-title = Correcties van het spelmateriaal
corrections-description = Waarden van Glen More en Glen More II die volgens eigenaars van de spellen anders zijn dan bij ons.
corrections-report = Een correctie melden
corrections-report-note = Heb je het spel en is een waarde hier anders? Vertel het ons; één rij van onze tabellen zet het dan recht voor alle nieuwe partijen.
corrections-see-open = Bekijk wat al gemeld is
corrections-component = Tegel of weg
corrections-choose = Kies
corrections-field = Waarde
corrections-value = Wat er gedrukt staat
corrections-value-note = Bijvoorbeeld: 1 hout, 1 steen. Iedereen kan dit lezen.
corrections-source = Hoe je het weet
corrections-source-note = Bijvoorbeeld: ik heb de Engelse uitgave van 2019 voor me. Alleen wij lezen dit.
corrections-send = Melding versturen
corrections-sent = Bedankt. We controleren je melding.
corrections-open = Open meldingen
corrections-none = Er staat geen melding open.
corrections-back = Al het spelmateriaal
corrections-differs = { $field }: “{ $reported }”. Bij Glenmore: “{ $ours }”.
corrections-says = { $field }: “{ $reported }”.
corrections-too-many = Je hebt al veel gemeld. Stuur de rest over een uur.
corrections-times =
    { $count ->
        [one] { $count } melding
       *[other] { $count } meldingen
    }
