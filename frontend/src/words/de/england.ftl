england-row = Englandreihe
england-field =
    { $coins ->
        [one] { $coins } Münze, { $state }
       *[other] { $coins } Münzen, { $state }
    }
england-held = bezahlt
england-next = als Nächstes zu zahlen
england-free = leer
england-nobody = Noch hat niemand den Englandmarker: Ihn erhält, wer als Erster am Engländer vorbeizieht.
england-holder = Englandmarker: { $name }. Wer ihn hat, handelt, wenn der Engländer hinten steht.
england-full = Die Reihe ist voll: Der Engländer kann nur ein Plättchen abwerfen.
england-gone = Der Engländer hat das Spiel verlassen.
england-pays =
    { $coins ->
        [one] Ein Plättchen zu nutzen kostet { $coins } Münze für die Reihe, zusätzlich zu seinem Preis.
       *[other] Ein Plättchen zu nutzen kostet { $coins } Münzen für die Reihe, zusätzlich zu seinem Preis.
    }
england-brings =
    { $coins ->
        [one] Eines abzuwerfen bringt { $coins } Münze aus der Reihe.
       *[other] Eines abzuwerfen bringt { $coins } Münzen aus der Reihe.
    }
england-take =
    { $coins ->
        [one] { $tile } nehmen: { $coins } Münze an England
       *[other] { $tile } nehmen: { $coins } Münzen an England
    }
england-discard =
    { $coins ->
        [0] { $tile } abwerfen
        [one] { $tile } abwerfen: { $coins } Münze für dich
       *[other] { $tile } abwerfen: { $coins } Münzen für dich
    }
england-fact-taken =
    { $who ->
        [you] nahmst den Englandmarker
       *[other] nahm den Englandmarker
    }
england-fact-paid =
    { $who ->
        [you] { $coins ->
            [one] legtest { $coins } Münze in die Englandreihe
           *[other] legtest { $coins } Münzen in die Englandreihe
        }
       *[other] { $coins ->
            [one] legte { $coins } Münze in die Englandreihe
           *[other] legte { $coins } Münzen in die Englandreihe
        }
    }
england-fact-robbed =
    { $who ->
        [you] { $coins ->
            [one] nahmst { $coins } Münze aus der Englandreihe
           *[other] nahmst { $coins } Münzen aus der Englandreihe
        }
       *[other] { $coins ->
            [one] nahm { $coins } Münze aus der Englandreihe
           *[other] nahm { $coins } Münzen aus der Englandreihe
        }
    }
