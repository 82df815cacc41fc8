common-trouble = Er ging iets mis
common-first-page = Naar de startpagina
common-try-again = Opnieuw proberen
common-back = Terug
common-labelled = { $label }: { $text }
common-seats-free =
    { $free ->
        [0] geen plaatsen vrij
       *[other] { $free } van { $players } plaatsen vrij
    }
