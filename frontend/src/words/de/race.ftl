race-is-on = Das Rennen läuft. Boote fahren nach links, und vom linken Ende eines Flusses ans rechte Ende des nächsten.
race-not-begun = Das Rennen beginnt, wenn der erste Spieler am Start vorbeizieht.
race-rivers = Die Flüsse, in der Reihenfolge, in der die Boote sie befahren
race-neutral = Neutral
race-river =
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
race-castle-at = Burg auf Plättchen { $tile } von links
race-boat-at =
    { $whose ->
        [you] dein Boot auf Plättchen { $tile }
       *[other] Boot von { $name } auf Plättchen { $tile }
    }
race-own-boat = Dein Boot: ein Plättchen weit rudern
race-boats-here = Boote: { $names }
race-tokens = Belohnungsmarker
race-hidden = ein verdeckter Marker
race-no-tokens = Kein Marker ist übrig.
race-results = Ergebniskarten
race-under-way = unterwegs
race-first = Erster
race-second = Zweiter
race-third = Dritter
race-last = Letzter
race-row = Rudern
race-overtake = Mit McMuscle überholen
race-take = { $token } nehmen
race-fact-began =
    { $who ->
        [you] begannst das Rennen
       *[other] begann das Rennen
    }
race-fact-moved =
    { $who ->
        [you] rudertest
       *[other] ruderte
    }
race-fact-passed =
    { $who ->
        [you] überholtest das Boot von { $name }
       *[other] { $whose ->
            [you] überholte dein Boot
           *[other] überholte das Boot von { $name }
        }
    }
race-fact-seen =
    { $who ->
        [you] sahst dir die Marker einer Burg an
       *[other] sah sich die Marker einer Burg an
    }
race-fact-taken =
    { $who ->
        [you] nahmst einen Marker: { $token }
       *[other] nahm einen Marker: { $token }
    }
race-fact-first =
    { $who ->
        [you] kamst als Erster heim
       *[other] kam als Erster heim
    }
race-fact-second =
    { $who ->
        [you] kamst als Zweiter heim
       *[other] kam als Zweiter heim
    }
race-fact-third =
    { $who ->
        [you] kamst als Dritter heim
       *[other] kam als Dritter heim
    }
race-fact-last =
    { $who ->
        [you] bekamst die Karte Letzter
       *[other] bekam die Karte Letzter
    }
