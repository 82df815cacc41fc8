haggis-pool = Vorrat
haggis-open-token = ein offener Marker mit Wert { $value }
haggis-face-down =
    { $count ->
        [0] keine verdeckten Marker
        [one] 1 verdeckter Marker
       *[other] { $count } verdeckte Marker
    }
haggis-rolls = Würfe der letzten Wertung
haggis-rolled = der Würfel zeigt { $face }
haggis-no-rolls = Noch kein Haggis aufgetragen. Gewürfelt wird nach den Wertungen B und C und am Ende.
haggis-table = Tisch von { $name }
haggis-own-token = dein Marker mit Wert { $value }, nur für dich sichtbar
haggis-hidden-token = ein verdeckter Marker
haggis-served-token = ein aufgetragener Marker mit Wert { $value }
haggis-in-hand = Auf der Hand
haggis-free =
    { $count ->
        [0] der Tisch ist voll
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
haggis-only-you = Nur du kannst deine Marker sehen.
haggis-choice-take = Marker { $value } nehmen
haggis-choice-draw = Verdeckten ziehen
haggis-choice-give-back = Marker { $value } zurücklegen
haggis-choice-hand-over = Marker { $value } hergeben
haggis-choice-roll = 1 Whisky ausgeben und würfeln
haggis-choice-starve = Marker von { $name } nehmen
haggis-choice-reroll = Neu würfeln
