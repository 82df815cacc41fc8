good-wood = wood
good-stone = stone
good-grain = grain
good-barley = barley
good-cattle = cattle
good-sheep = sheep
