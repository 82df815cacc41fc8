told-card-turned = drehte eine Wahrzeichenkarte um
told-tile-borrowed = aktivierte ein Plättchen eines anderen Glens
