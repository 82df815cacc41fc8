common-trouble = Er dook iets op
common-first-page = Naar de startpagina
common-try-again = Probeer opnieuw
common-back = Terug
common-seats-free = { $free } van { $players } plaatsen vrij
