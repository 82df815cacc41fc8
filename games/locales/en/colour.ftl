colour-rowan = Rowan
colour-loch = Loch
colour-gorse = Gorse
colour-heather = Heather
colour-slate = Slate
