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
boat-race-fact-began =
    { $who ->
        [you] begannst das Rennen
       *[other] begann das Rennen
    }
boat-race-fact-moved =
    { $who ->
        [you] rudertest
       *[other] ruderte
    }
boat-race-fact-passed =
    { $who ->
        [you] überholtest das Boot von { $name }
       *[other] { $whose ->
            [you] überholte dein Boot
           *[other] überholte das Boot von { $name }
        }
    }
boat-race-fact-seen =
    { $who ->
        [you] sahst dir die Marker einer Burg an
       *[other] sah sich die Marker einer Burg an
    }
boat-race-fact-taken =
    { $who ->
        [you] nahmst einen Marker: { $token }
       *[other] nahm einen Marker: { $token }
    }
boat-race-fact-first =
    { $who ->
        [you] kamst als Erster heim
       *[other] kam als Erster heim
    }
boat-race-fact-second =
    { $who ->
        [you] kamst als Zweiter heim
       *[other] kam als Zweiter heim
    }
boat-race-fact-third =
    { $who ->
        [you] kamst als Dritter heim
       *[other] kam als Dritter heim
    }
boat-race-fact-last =
    { $who ->
        [you] bekamst die Karte Letzter
       *[other] bekam die Karte Letzter
    }
