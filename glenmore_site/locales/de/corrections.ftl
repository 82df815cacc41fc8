corrections-title = Korrekturen an den Spielteilen
corrections-description = Werte von Glen More und Glen More II, die nach Berichten von Besitzern der Spiele anders sind als bei uns.
corrections-report = Eine Korrektur melden
corrections-report-note = Du hast das Spiel, und ein Wert hier ist anders? Sag es uns; eine Zeile unserer Tabellen berichtigt ihn dann für alle neuen Partien.
corrections-see-open = Ansehen, was schon gemeldet ist
corrections-component = Plättchen oder Straße
corrections-choose = Wähle
corrections-field = Wert
corrections-value = Was aufgedruckt ist
corrections-value-note = Zum Beispiel: 1 Holz, 1 Stein. Das können alle lesen.
corrections-source = Woher du es weißt
corrections-source-note = Zum Beispiel: Die deutsche Ausgabe von 2019 liegt vor mir. Das lesen nur wir.
corrections-send = Meldung abschicken
corrections-sent = Danke. Wir prüfen deine Meldung.
corrections-open = Offene Meldungen
corrections-none = Keine Meldung ist offen.
corrections-back = Alle Spielteile
corrections-differs = { $field }: „{ $reported }“. Bei Glenmore: „{ $ours }“.
corrections-says = { $field }: „{ $reported }“.
corrections-too-many = Du hast heute schon viel gemeldet. Schick den Rest bitte in einer Stunde.
corrections-times =
    { $count ->
        [one] { $count } Meldung
       *[other] { $count } Meldungen
    }
