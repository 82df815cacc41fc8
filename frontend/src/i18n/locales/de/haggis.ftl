haggis-pool = Vorrat
haggis-open-token = ein Marker mit Wert { $value }, offen
haggis-face-down =
    { $count ->
        [one] 1 Marker verdeckt
       *[other] { $count } Marker verdeckt
     }
haggis-rolls = Würfe der letzten Wertung
haggis-rolled = der Würfel zeigt { $face }
haggis-no-rolls = Noch wurde kein Haggis aufgetragen. Gewürfelt wird nach den Wertungen von B und C und am Ende.
haggis-table = Tisch von { $name }
haggis-own-token = dein Marker mit Wert { $value }, den nur du siehst
haggis-hidden-token = ein verdeckter Marker
haggis-served-token = ein Marker mit Wert { $value }, aufgetragen
haggis-in-hand = Auf der Hand: 
haggis-free =
    { $count ->
        [0] der Tisch ist voll
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
     }
haggis-only-you = Nur du siehst, was offen auf deinem Tisch liegt.
haggis-choice-take = Den Marker mit Wert { $value } nehmen
haggis-choice-draw = Einen verdeckten Marker ziehen
haggis-choice-give-back = Einen Marker mit Wert { $value } zurücklegen
haggis-choice-hand-over = Einen Marker mit Wert { $value } hergeben
haggis-choice-roll = 1 Whisky ausgeben und würfeln
haggis-choice-starve = Einen Marker von { $name } nehmen
haggis-choice-reroll = Noch einmal würfeln lassen
