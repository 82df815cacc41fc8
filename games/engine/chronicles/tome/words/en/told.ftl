told-card-turned = turned a landmark card
told-tile-borrowed = activated a tile of another glen
