score-haggis-of = haggis { $name }
