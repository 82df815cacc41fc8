boat-race-which-token = Welchen Belohnungsmarker nimmst du?
boat-race-ahead = ein Boot fährt Plättchen für Plättchen, und nur vorwärts
boat-race-no-point = kein Bewegungspunkt ist übrig
boat-race-not-begun = noch keine Spielfigur ist am Start des Rennens vorbeigezogen
boat-race-home = für dieses Boot ist das Rennen zu Ende
boat-race-finish-reward = die Belohnung muss abgeschlossen sein, bevor das Boot weiterfährt
boat-race-last-card = Münzen geben am Ende keine SP
boat-race-start-tile = das Rennen beginnt, wenn ein Spieler daran vorbeizieht
boat-race-tokens =
    { $number ->
        [one] { $number } Belohnungsmarker
       *[other] { $number } Belohnungsmarker
    }
boat-race-card-first = Ergebniskarte, Erster
boat-race-card-second = Ergebniskarte, Zweiter
boat-race-card-third = Ergebniskarte, Dritter
boat-race-neutral = Plättchen eines neutralen Flusses
