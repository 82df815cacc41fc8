colour-rowan = Lijsterbes
colour-loch = Loch
colour-gorse = Gaspeldoorn
colour-heather = Heide
colour-slate = Leisteen
