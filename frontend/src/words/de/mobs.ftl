mobs-prison = Im Gefängnis
mobs-prison-empty = Niemand sitzt im Gefängnis.
mobs-later =
    { $count ->
        [one] Noch 1 Ganove kommt
       *[other] Noch { $count } Ganoven kommen
     } mit dem ersten B-Plättchen.
mobs-pennies =
    { $count ->
        [0] kein Penny
        [one] 1 Penny
       *[other] { $count } Pennys
     }
mobs-costs = kostet am Ende { $points } SP
mobs-purse = Pennys zu -1 SP { $minus }, zu +1 SP { $plus }
mobs-nobody = hat niemanden befreit
mobs-spent = verbraucht
mobs-tokens =
    { $count ->
        [0] kein Marker mehr
        [one] noch 1 Marker
       *[other] noch { $count } Marker
     }
mobs-stands =
    { $whose ->
        [you] steht bei dir auf { $tile }
       *[other] steht auf { $tile } von { $name }
    }
mobs-not-set = noch nicht gesetzt
mobs-levy = { $clan } kostet andere { $coins } mehr
mobs-reserved = { $tile } ist reserviert: Andere zahlen { $coins } mehr
mobs-claims = liegt auf { $cards }
mobs-whose = Wessen Gebiet
mobs-glen-of =
    { $whose ->
        [you] Dein Gebiet
       *[other] Gebiet von { $name }
    }
mobs-post = Einen Penny auf { $mobster } legen
mobs-free = { $mobster } befreien
mobs-rob = Die Reihe { $good } ausrauben (Münzen: { $coins })
mobs-rob-england = Die Englandreihe ausrauben
mobs-levy-on = Den Marker { $coins } auf { $clan } legen
mobs-reserve = { $tile } mit dem Marker { $coins } reservieren
mobs-summon = { $mobster }: der Schotte auf { $tile }
mobs-summon-supply = { $mobster }: aus deinem Vorrat
mobs-haunt = Zu { $tile } von { $name } gehen
mobs-sneak = McSnitch geht auf { $tile }
mobs-steal = { $good } stehlen und auf { $tile } legen
mobs-mail = { $good } kaufen und auf { $tile } legen
mobs-fence = { $good } kaufen und sofort verkaufen (jetzt für { $coins })
mobs-shift =
    { $whose ->
        [you] { $tile } bei dir wegnehmen
       *[other] { $tile } von { $name } wegnehmen
    }
mobs-shift-to =
    { $whose ->
        [you] In dein eigenes Gebiet legen
       *[other] In das Gebiet von { $name } legen
    }
mobs-give-penny = Einen Penny weitergeben
mobs-second = Eine zweite Belohnung durch { $mobster }
mobs-aside-rob = McDuff: rauben
mobs-aside-rob-england = McDuff: England
mobs-aside-levy = McWander: Marker
mobs-aside-reserve = McLaird: reservieren
mobs-aside-summon = Ganoven setzen
mobs-aside-shift = Anderson: Plättchen versetzen
mobs-aside-sneak = McSnitch: gehen
mobs-ask-rob = Welche Reihe des Marktes raubt McDuff aus?
mobs-ask-levy = Auf welchen Clan legt McWander einen Marker?
mobs-ask-reserve = Welches Plättchen reserviert McLaird?
mobs-ask-summon = Welcher Schotte wird zum Ganoven?
mobs-ask-shift = Welches Plättchen versetzt Anderson?
mobs-ask-sneak = Wohin geht McSnitch?
mobs-fact-jailed = ins Gefängnis kamen { $mobsters }
mobs-fact-posted =
    { $who ->
        [you] legtest einen Penny auf { $mobster }
       *[other] legte einen Penny auf { $mobster }
    }
mobs-fact-freed =
    { $who ->
        [you] befreitest
       *[other] befreite
    } { $count ->
        [0] { $mobster }
        [one] { $mobster }, mit 1 Penny
       *[other] { $mobster }, mit { $count } Pennys
    }
mobs-fact-spent = { $mobster } ist verbraucht
mobs-fact-robbed =
    { $who ->
        [you] raubtest die Reihe { $good } aus
       *[other] raubte die Reihe { $good } aus
    }
mobs-fact-levied =
    { $who ->
        [you] legtest einen Marker { $coins } auf { $clan }
       *[other] legte einen Marker { $coins } auf { $clan }
    }
mobs-fact-reserved =
    { $who ->
        [you] reserviertest { $tile }
       *[other] reservierte { $tile }
    }
mobs-fact-lost = ein Marker von { $mobster } ist weg
mobs-fact-came =
    { $who ->
        [you] bekommst Besuch von { $mobster }
       *[other] bekommt Besuch von { $mobster }
    }
mobs-fact-left =
    { $who ->
        [you] bist { $mobster } los
       *[other] ist { $mobster } los
    }
mobs-fact-good =
    { $who ->
        [you] verlorst { $good } an { $mobster }
       *[other] verlor { $good } an { $mobster }
    }
mobs-fact-shifted =
    { $who ->
        [you] verlorst { $tile } an { $name } durch Anderson
       *[other] { $whose ->
            [you] verlor { $tile } an dich durch Anderson
           *[other] verlor { $tile } an { $name } durch Anderson
        }
    }
mobs-fact-penny =
    { $who ->
        [you] gabst { $name } einen Penny
       *[other] { $whose ->
            [you] gab dir einen Penny
           *[other] gab { $name } einen Penny
        }
    }
