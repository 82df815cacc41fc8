highlander-coins =
    { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }
highlander-nothing = nichts
highlander-drawing = Der Berg, darauf { $things }
highlander-lies = Auf dem Berg: { $things }.
highlander-empty = Auf dem Berg liegt noch nichts.
highlander-highlander = Dort steht: { $name }.
highlander-nobody = niemand
highlander-promise = Wer dort steht, nimmt beim Weggehen alles mit.
highlander-choice-toll-coin = Eine Münze
highlander-choice-toll-good = { $good } von { $tile }
highlander-choice-trick = { $gone } gegen { $good } tauschen
highlander-coin = Münze
