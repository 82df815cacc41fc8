fact-count-card-turned = turned a landmark card
fact-count-tile-borrowed = activated a tile of another glen
