tile-mountain = Mountain
