colour-rowan = Sorbier
colour-loch = Loch
colour-gorse = Ajonc
colour-heather = Bruyère
colour-slate = Ardoise
