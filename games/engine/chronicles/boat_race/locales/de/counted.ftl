counted-boat-tiles = { $number } Plättchen
