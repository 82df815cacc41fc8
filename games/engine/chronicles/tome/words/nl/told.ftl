told-card-turned = draaide een kaart van een bezienswaardigheid om
told-tile-borrowed = activeerde een tegel van een andere glen
