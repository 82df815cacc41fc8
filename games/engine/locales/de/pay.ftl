pay-how-many = Wie viele Ressourcen tauschst du bei { THE($tile, case: "dative") }?
pay-cost = Bezahle { $cost }
pay-none-there = { $good }: davon liegt dort nichts
pay-not-due = { $good } musst du nicht bezahlen, oder du könntest den Rest nicht bezahlen
pay-buy-only = { $good } darfst du nur kaufen, um sofort damit zu bezahlen
pay-market-empty = { $good }: Die Marktreihe ist voll, du kannst jetzt nichts kaufen
pay-too-few-coins = { $good } kostet { $price }, du hast nur { $coins }
pay-own-first = erst die eigenen Ressourcen: Du kaufst nur, was fehlt
pay-rest = nach diesem Kauf ({ $good }) könntest du den Rest nicht bezahlen
pay-scotsman = Wähle { $edition ->
        [glen-more-2010] das Clanmitglied
       *[glen-more-2] den Schotten
    }, mit dem du { THE($tile, case: "accusative") } bezahlst
pay-buy-to-pay = Ressourcen kaufst du nur, um sofort damit zu bezahlen
pay-nobody-there = dort steht kein { $edition ->
        [glen-more-2010] Clanmitglied
       *[glen-more-2] Schotte
    }
pay-no-place-left = dann könntest du { THE($tile, case: "accusative") } nicht mehr anlegen
