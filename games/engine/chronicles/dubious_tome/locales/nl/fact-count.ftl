fact-count-card-turned = draaide een kaart van een bezienswaardigheid om
fact-count-tile-borrowed = activeerde een tegel van een andere glen
