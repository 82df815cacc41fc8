penny-mobs-in-prison = Im Gefängnis
penny-mobs-prison-empty = Niemand sitzt im Gefängnis.
penny-mobs-later =
    { $count ->
        [one] Noch 1 Ganove kommt
       *[other] Noch { $count } Ganoven kommen
     } mit dem ersten B-Plättchen.
penny-mobs-penny-count =
    { $count ->
        [0] kein Penny
        [one] 1 Penny
       *[other] { $count } Pennys
     }
penny-mobs-costs = kostet am Ende { $points } SP
penny-mobs-purse = Pennys zu -1 SP { $minus }, zu +1 SP { $plus }
penny-mobs-nobody = hat niemanden befreit
penny-mobs-spent = verbraucht
penny-mobs-tokens =
    { $count ->
        [0] kein Marker mehr
        [one] noch 1 Marker
       *[other] noch { $count } Marker
     }
penny-mobs-stands-on =
    { $whose ->
        [you] steht bei dir auf { $tile }
       *[other] steht auf { $tile } von { $name }
    }
penny-mobs-not-set = noch nicht gesetzt
penny-mobs-levy = { $clan } kostet andere { $coins } mehr
penny-mobs-tile-reserved = { $tile } ist reserviert: Andere zahlen { $coins } mehr
penny-mobs-claims = liegt auf { $cards }
penny-mobs-whose = Wessen Gebiet
penny-mobs-glen-of =
    { $whose ->
        [you] Dein Gebiet
       *[other] Gebiet von { $name }
    }
penny-mobs-choice-post = Einen Penny auf { $mobster } legen
penny-mobs-choice-free = { $mobster } befreien
penny-mobs-choice-rob = Die Reihe { $good } ausrauben (Münzen: { $coins })
penny-mobs-choice-rob-england = Die Englandreihe ausrauben
penny-mobs-choice-levy = Den Marker { $coins } auf { $clan } legen
penny-mobs-choice-reserve = { $tile } mit dem Marker { $coins } reservieren
penny-mobs-choice-summon = { $mobster }: der Schotte auf { $tile }
penny-mobs-choice-summon-supply = { $mobster }: aus deinem Vorrat
penny-mobs-choice-haunt = Zu { $tile } von { $name } gehen
penny-mobs-choice-sneak = McSnitch geht auf { $tile }
penny-mobs-choice-steal = { $good } stehlen und auf { $tile } legen
penny-mobs-choice-mail = { $good } kaufen und auf { $tile } legen
penny-mobs-choice-fence = { $good } kaufen und sofort verkaufen (jetzt für { $coins })
penny-mobs-choice-shift =
    { $whose ->
        [you] { $tile } bei dir wegnehmen
       *[other] { $tile } von { $name } wegnehmen
    }
penny-mobs-choice-shift-to =
    { $whose ->
        [you] In dein eigenes Gebiet legen
       *[other] In das Gebiet von { $name } legen
    }
penny-mobs-choice-give-penny = Einen Penny weitergeben
penny-mobs-choice-second = Eine zweite Belohnung durch { $mobster }
penny-mobs-aside-rob = McDuff: rauben
penny-mobs-aside-rob-england = McDuff: England
penny-mobs-aside-levy = McWander: Marker
penny-mobs-aside-reserve = McLaird: reservieren
penny-mobs-aside-summon = Ganoven setzen
penny-mobs-aside-shift = Anderson: Plättchen versetzen
penny-mobs-aside-sneak = McSnitch: gehen
penny-mobs-ask-rob = Welche Reihe des Marktes raubt McDuff aus?
penny-mobs-ask-levy = Auf welchen Clan legt McWander einen Marker?
penny-mobs-ask-reserve = Welches Plättchen reserviert McLaird?
penny-mobs-ask-summon = Welcher Schotte wird zum Ganoven?
penny-mobs-ask-shift = Welches Plättchen versetzt Anderson?
penny-mobs-ask-sneak = Wohin geht McSnitch?
