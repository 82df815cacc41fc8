fact-count-card-turned = drehte eine Wahrzeichenkarte um
fact-count-tile-borrowed = aktivierte ein Plättchen eines anderen Glens
