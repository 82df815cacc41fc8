mountain-coins =
    { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }
mountain-nothing = nichts
mountain-drawing = Der Berg, darauf { $things }
mountain-lies = Auf dem Berg: { $things }.
mountain-empty = Auf dem Berg liegt noch nichts.
mountain-highlander = Dort steht: { $name }.
mountain-nobody = niemand
mountain-promise = Wer dort steht, nimmt beim Weggehen alles mit.
mountain-toll-coin = Eine Münze
mountain-toll-good = { $good } von { $tile }
mountain-trick = { $gone } gegen { $good } tauschen
mountain-coin = Münze
mountain-fact-coin =
    { $who ->
        [you] legtest eine Münze auf den Berg
       *[other] legte eine Münze auf den Berg
    }
mountain-fact-good =
    { $who ->
        [you] legtest { $good } auf den Berg
       *[other] legte { $good } auf den Berg
    }
mountain-fact-cleared =
    { $who ->
        [you] nahmst { $things } vom Berg
       *[other] nahm { $things } vom Berg
    }
mountain-fact-lost =
    { $who ->
        [you] hattest keinen Platz für { $good }
       *[other] hatte keinen Platz für { $good }
    }
mountain-fact-tricked =
    { $who ->
        [you] tauschtest auf dem Berg { $gone } gegen { $good }
       *[other] tauschte auf dem Berg { $gone } gegen { $good }
    }
