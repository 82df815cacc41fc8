sell-none-there = { $good }: davon liegt nichts auf { $where }
sell-no-coins = { $good }: dafür hat der Markt keine Münzen
sell-what = ein Verkauf nennt einen Rohstoff und das Feld, auf dem er liegt
sell-not-now = Ressourcen verkaufst du nur in deinem eigenen Zug
sell-not-traded = auf dem Markt wird nur mit Ressourcen gehandelt, nicht mit Whisky oder Leuten
