parts-trouble = Er dook iets op
parts-first-page = Naar de startpagina
parts-try-again = Probeer opnieuw
parts-back = Terug
parts-seats-free = { $free } van { $players } plaatsen vrij
