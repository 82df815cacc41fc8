penny-mobs-in-prison = Im Gefängnis
penny-mobs-prison-empty = Das Gefängnis ist leer.
penny-mobs-later =
    { $count ->
        [0] Mit dem ersten B-Plättchen kommen keine Ganoven mehr.
        [one] Mit dem ersten B-Plättchen kommt noch 1 Ganove.
       *[other] Mit dem ersten B-Plättchen kommen noch { $count } Ganoven.
    }
penny-mobs-penny-count =
    { $count ->
        [0] keine Pennys
        [one] 1 Penny
       *[other] { $count } Pennys
    }
penny-mobs-costs = kostet am Ende { $points } SP
penny-mobs-purse = Pennys: { $minus } × −1 SP, { $plus } × +1 SP
penny-mobs-nobody = hat noch niemanden befreit
penny-mobs-spent = aufgebraucht
penny-mobs-tokens =
    { $count ->
        [0] keine Marker mehr
        [one] noch 1 Marker
       *[other] noch { $count } Marker
    }
penny-mobs-stands-on =
    { $whose ->
        [you] bei dir auf { THE($tile, case: "dative") }
       *[other] bei { $name } auf { THE($tile, case: "dative") }
    }
penny-mobs-not-set = noch nicht im Spiel
penny-mobs-levy =
    { $coins ->
        [one] andere zahlen für { $clan } 1 Münze mehr
       *[other] andere zahlen für { $clan } { $coins } Münzen mehr
    }
penny-mobs-tile-reserved =
    { $coins ->
        [one] { THE($tile) } ist reserviert: andere zahlen 1 Münze mehr
       *[other] { THE($tile) } ist reserviert: andere zahlen { $coins } Münzen mehr
    }
penny-mobs-claims = auf { $cards }
penny-mobs-whose = Spieler
penny-mobs-glen-of =
    { $whose ->
        [you] Dein Gebiet
       *[other] Gebiet von { $name }
    }
penny-mobs-choice-post = Penny auf { $mobster } legen
penny-mobs-choice-free = { $mobster } befreien
penny-mobs-choice-rob =
    { $coins ->
        [0] Reihe { $good } ausrauben: keine Münzen
        [one] Reihe { $good } ausrauben: 1 Münze
       *[other] Reihe { $good } ausrauben: { $coins } Münzen
    }
penny-mobs-choice-rob-england = Englandreihe ausrauben
penny-mobs-choice-levy =
    Marker mit { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } auf { $clan } legen
penny-mobs-choice-reserve =
    { CAPITAL(THE($tile, case: "accusative")) } reservieren (Marker mit { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    })
penny-mobs-choice-summon = { $mobster }: der Schotte auf { THE($tile, case: "dative") }
penny-mobs-choice-summon-supply = { $mobster }: aus deinem Vorrat
penny-mobs-choice-haunt = Auf { THE($tile, case: "accusative") } ziehen ({ $name })
penny-mobs-choice-sneak = McSnitch auf { THE($tile, case: "accusative") } bewegen
penny-mobs-choice-steal = { $good } stehlen und auf { THE($tile, case: "accusative") } legen
penny-mobs-choice-mail = { $good } kaufen und auf { THE($tile, case: "accusative") } legen
penny-mobs-choice-fence =
    { $coins ->
        [0] { $good } kaufen und sofort verkaufen (zurzeit ohne Erlös)
        [one] { $good } kaufen und sofort verkaufen (zurzeit für 1 Münze)
       *[other] { $good } kaufen und sofort verkaufen (zurzeit für { $coins } Münzen)
    }
penny-mobs-choice-shift =
    { $whose ->
        [you] { CAPITAL(THE($tile, case: "accusative")) } nehmen (deins)
       *[other] { CAPITAL(THE($tile, case: "accusative")) } von { $name } nehmen
    }
penny-mobs-choice-shift-to =
    { $whose ->
        [you] In dein Gebiet legen
       *[other] In das Gebiet von { $name } legen
    }
penny-mobs-choice-give-penny = Penny weitergeben
penny-mobs-choice-second = Zweite Belohnung ({ $mobster })
penny-mobs-aside-rob = McDuff: rauben
penny-mobs-aside-rob-england = McDuff: England
penny-mobs-aside-levy = McWander: Marker
penny-mobs-aside-reserve = McLaird: reservieren
penny-mobs-aside-summon = Ganoven einsetzen
penny-mobs-aside-shift = Anderson: versetzen
penny-mobs-aside-sneak = McSnitch: bewegen
penny-mobs-ask-rob = Wähle eine Marktreihe, die McDuff ausraubt
penny-mobs-ask-levy = Wähle einen Clan für McWanders Marker
penny-mobs-ask-reserve = Wähle ein Plättchen, das McLaird reserviert
penny-mobs-ask-summon = Wähle einen Schotten, der zum Ganoven wird
penny-mobs-ask-shift = Wähle ein Plättchen, das Anderson versetzt
penny-mobs-ask-sneak = Wähle, wohin McSnitch geht
