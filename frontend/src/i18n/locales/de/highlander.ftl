highlander-coins =
    { $number ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $number } Münzen
    }
highlander-nothing = nichts
highlander-drawing = Der Berg, darauf { $things }
highlander-lies = Auf dem Berg: { $things }.
highlander-empty = Der Berg ist leer.
highlander-highlander = Oben: { $name }.
highlander-nobody = niemand
highlander-promise = Wer oben steht, nimmt beim Weiterziehen alles mit.
highlander-choice-toll-coin = Münze zurücklassen
highlander-choice-toll-good = { $good } von { THE($tile, case: "dative") }
highlander-choice-trick = { CAPITAL($gone) } gegen { $good } tauschen
highlander-coin = eine Münze
