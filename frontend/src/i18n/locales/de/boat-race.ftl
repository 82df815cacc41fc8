boat-race-is-on = Das Rennen läuft! Boote fahren nach links und dann am rechten Ende in den nächsten Fluss.
boat-race-before-start = Das Rennen beginnt, sobald der erste Spieler am Start vorbeizieht.
boat-race-rivers = Flüsse in Rennreihenfolge
boat-race-neutral-river = Neutral
boat-race-river =
    { $whose ->
        [you] Dein Fluss
       *[other] Fluss von { $name }
    }, { $tiles } Plättchen
boat-race-castle-at = Burg auf Plättchen { $place } von links
boat-race-boat-at =
    { $whose ->
        [you] dein Boot
       *[other] Boot von { $name }
    } auf Plättchen { $place }
boat-race-own-boat = Dein Boot: 1 Plättchen rudern
boat-race-boats-here = Boote: { $names }
boat-race-reward-tokens = Belohnungsmarker
boat-race-hidden = ein verdeckter Marker
boat-race-no-tokens = Keine Marker übrig.
boat-race-results = Ergebniskarten
boat-race-under-way = unterwegs
boat-race-first = Erster
boat-race-second = Zweiter
boat-race-third = Dritter
boat-race-last = Letzter
boat-race-choice-row = Rudern
boat-race-choice-overtake = Mit McMuscle überholen
boat-race-choice-take = { CAPITAL($token) } nehmen
