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
highlander-fact-coin =
    { $who ->
        [you] legtest eine Münze auf den Berg
       *[other] legte eine Münze auf den Berg
    }
highlander-fact-good =
    { $who ->
        [you] legtest { $good } auf den Berg
       *[other] legte { $good } auf den Berg
    }
highlander-fact-cleared =
    { $who ->
        [you] nahmst { $things } vom Berg
       *[other] nahm { $things } vom Berg
    }
highlander-fact-lost =
    { $who ->
        [you] hattest keinen Platz für { $good }
       *[other] hatte keinen Platz für { $good }
    }
highlander-fact-tricked =
    { $who ->
        [you] tauschtest auf dem Berg { $gone } gegen { $good }
       *[other] tauschte auf dem Berg { $gone } gegen { $good }
    }
