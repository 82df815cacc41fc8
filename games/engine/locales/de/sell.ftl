sell-none-there = { $good }: davon liegt dort nichts
sell-no-coins = { $good }: In dieser Marktreihe liegt keine Münze, du kannst nichts verkaufen
sell-what = wähle eine Ressource und das Plättchen, auf dem sie liegt
sell-not-now = Ressourcen verkaufst du nur in deinem eigenen Zug
sell-not-traded = auf dem Markt wird nur mit Ressourcen gehandelt, nicht mit Whisky oder Leuten
