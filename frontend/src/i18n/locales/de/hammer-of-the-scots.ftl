hammer-of-the-scots-row = Englandreihe
hammer-of-the-scots-field =
    { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $state }
hammer-of-the-scots-held = bezahlt
hammer-of-the-scots-next = als Nächstes zu zahlen
hammer-of-the-scots-free = leer
hammer-of-the-scots-nobody = Noch hat niemand den Englandmarker. Wer als Erster am Engländer vorbeizieht, bekommt ihn.
hammer-of-the-scots-holder = Englandmarker: { $name }. Wer ihn hat, spielt die Züge des Engländers.
hammer-of-the-scots-full = Die Reihe ist voll: Der Engländer kann nur ein Plättchen abwerfen.
hammer-of-the-scots-gone = Der Engländer hat das Spiel verlassen.
hammer-of-the-scots-pays =
    Ein Plättchen zu nehmen kostet zusätzlich { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    } an England.
hammer-of-the-scots-brings =
    Wirfst du eines ab, bekommst du { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    } aus der Reihe.
hammer-of-the-scots-choice-take =
    { CAPITAL(THE($tile, case: "accusative")) } nehmen ({ $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    } an England)
hammer-of-the-scots-choice-discard =
    { $coins ->
        [0] { CAPITAL(THE($tile, case: "accusative")) } abwerfen
        [one] { CAPITAL(THE($tile, case: "accusative")) } abwerfen (1 Münze für dich)
       *[other] { CAPITAL(THE($tile, case: "accusative")) } abwerfen ({ $coins } Münzen für dich)
    }
