tile-mountain = Montagne
