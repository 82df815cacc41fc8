boat-race-is-on = Das Rennen läuft. Boote fahren nach links, und vom linken Ende eines Flusses ans rechte Ende des nächsten.
boat-race-before-start = Das Rennen beginnt, wenn der erste Spieler am Start vorbeizieht.
boat-race-rivers = Die Flüsse, in der Reihenfolge, in der die Boote sie befahren
boat-race-neutral-river = Neutral
boat-race-river =
    { $whose ->
        [you] { $tiles ->
            [one] Dein Fluss, { $tiles } Plättchen
           *[other] Dein Fluss, { $tiles } Plättchen
        }
       *[other] { $tiles ->
            [one] Fluss von { $name }, { $tiles } Plättchen
           *[other] Fluss von { $name }, { $tiles } Plättchen
        }
    }
boat-race-castle-at = Burg auf Plättchen { $tile } von links
boat-race-boat-at =
    { $whose ->
        [you] dein Boot auf Plättchen { $tile }
       *[other] Boot von { $name } auf Plättchen { $tile }
    }
boat-race-own-boat = Dein Boot: ein Plättchen weit rudern
boat-race-boats-here = Boote: { $names }
boat-race-reward-tokens = Belohnungsmarker
boat-race-hidden = ein verdeckter Marker
boat-race-no-tokens = Kein Marker ist übrig.
boat-race-results = Ergebniskarten
boat-race-under-way = unterwegs
boat-race-first = Erster
boat-race-second = Zweiter
boat-race-third = Dritter
boat-race-last = Letzter
boat-race-choice-row = Rudern
boat-race-choice-overtake = Mit McMuscle überholen
boat-race-choice-take = { $token } nehmen
