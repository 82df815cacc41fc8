score-haggis-of = Haggis { $name }
