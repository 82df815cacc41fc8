colour-rowan = Eberesche
colour-loch = Loch
colour-gorse = Ginster
colour-heather = Heide
colour-slate = Schiefer
