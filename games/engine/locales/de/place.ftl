place-where = Wähle einen Platz für { THE($tile, case: "accusative") }
place-fee =
    { $fee ->
        [one] dieser Platz kostet { $fee } Münze mehr, die du nicht bezahlen kannst
       *[other] dieser Platz kostet { $fee } Münzen mehr, die du nicht bezahlen kannst
    }
place-not-over = { THE($tile) } kann nur über ein anderes Plättchen desselben Typs gebaut werden
place-beside = dieser Platz ist belegt oder grenzt mit keiner Seite an dein Gebiet
place-line = { THE($tile) } muss deinen Fluss oder deine Straße an einem Ende fortsetzen
place-open = { THE($tile) } würde dort deinen Fluss oder deine Straße versperren
place-near = auf keinem Nachbarn dieses Platzes steht ein { $edition ->
        [glen-more-2010] Clanmitglied
       *[glen-more-2] Schotte
    }
place-no-line = { THE($tile) } passt nirgends hin: Neben den Enden { $edition ->
        [glen-more-2010] deines Flusses oder deiner Straße steht kein Clanmitglied
       *[glen-more-2] deines Flusses steht kein Schotte
    }
place-no-near = { THE($tile) } passt nirgends hin: Neben keinem möglichen Platz steht ein { $edition ->
        [glen-more-2010] Clanmitglied
       *[glen-more-2] Schotte
    }
place-no-over = { THE($tile) } passt nirgends hin: Du hast kein Plättchen dieses Typs zum Überbauen
