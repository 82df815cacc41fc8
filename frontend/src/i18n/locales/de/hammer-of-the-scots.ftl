hammer-of-the-scots-row = Englandreihe
hammer-of-the-scots-field =
    { $coins ->
        [one] { $coins } Münze, { $state }
       *[other] { $coins } Münzen, { $state }
    }
hammer-of-the-scots-held = bezahlt
hammer-of-the-scots-next = als Nächstes zu zahlen
hammer-of-the-scots-free = leer
hammer-of-the-scots-nobody = Noch hat niemand den Englandmarker: Ihn erhält, wer als Erster am Engländer vorbeizieht.
hammer-of-the-scots-holder = Englandmarker: { $name }. Wer ihn hat, handelt, wenn der Engländer hinten steht.
hammer-of-the-scots-full = Die Reihe ist voll: Der Engländer kann nur ein Plättchen abwerfen.
hammer-of-the-scots-gone = Der Engländer hat das Spiel verlassen.
hammer-of-the-scots-pays =
    { $coins ->
        [one] Ein Plättchen zu nutzen kostet { $coins } Münze für die Reihe, zusätzlich zu seinem Preis.
       *[other] Ein Plättchen zu nutzen kostet { $coins } Münzen für die Reihe, zusätzlich zu seinem Preis.
    }
hammer-of-the-scots-brings =
    { $coins ->
        [one] Eines abzuwerfen bringt { $coins } Münze aus der Reihe.
       *[other] Eines abzuwerfen bringt { $coins } Münzen aus der Reihe.
    }
hammer-of-the-scots-choice-take =
    { $coins ->
        [one] { $tile } nehmen: { $coins } Münze an England
       *[other] { $tile } nehmen: { $coins } Münzen an England
    }
hammer-of-the-scots-choice-discard =
    { $coins ->
        [0] { $tile } abwerfen
        [one] { $tile } abwerfen: { $coins } Münze für dich
       *[other] { $tile } abwerfen: { $coins } Münzen für dich
    }
