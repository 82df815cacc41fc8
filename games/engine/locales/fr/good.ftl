good-wood = bois
good-stone = pierre
good-grain = céréale
good-barley = orge
good-cattle = bœuf
good-sheep = mouton
