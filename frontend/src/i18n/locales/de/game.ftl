game-free-place = das freie Feld
game-do-take = { CAPITAL(THE($tile, case: "accusative")) } nehmen
game-do-discard = { CAPITAL(THE($tile, case: "accusative")) } abwerfen
game-do-go = Auf { THE($tile, case: "accusative") } ziehen
game-do-place = Anlegen
game-do-activate = { CAPITAL(THE($tile, case: "accusative")) } aktivieren
game-do-sell = { $good } von { THE($tile, case: "dative") } für { $price } verkaufen
game-do-buy = { $good } für { $price } kaufen
game-do-pay = Bezahlen
game-do-pay-from = { $good } von { THE($tile, case: "dative") }
game-do-coin-for = 1 Münze statt { $good } bezahlen
game-do-give = { $number } tauschen
game-do-keep = { $good } behalten
game-a-good = einer Ressource
game-do-put = { $good } auf { THE($tile, case: "accusative") }
game-do-move = Bewegen: { $from } → { $to }
game-do-promote = Auf { THE($tile, case: "dative") } zum Chieftain machen
game-do-sacrifice = Mit dem auf { THE($tile, case: "dative") } bezahlen
game-do-sacrifice-chieftain = Mit einem Chieftain bezahlen
game-do-recruit = Auf { THE($tile, case: "accusative") }
game-do-remove = { CAPITAL(THE($tile, case: "accusative")) } entfernen
game-do-claim = Clanmarker auf { $clan } setzen
game-do-build = { CAPITAL(THE($tile, case: "accusative")) } bauen
game-do-forgo = 1 Bewegungspunkt aufgeben
game-do-done = Weiter
game-do-decline = Nein, danke
game-do-end = Zug bestätigen
game-aside-sell = Verkaufen
game-aside-move = Bewegen
game-aside-promote = Chieftain
game-stay-last = Du bleibst hinten und bist noch einmal am Zug.
game-your-turn = Du bist am Zug
game-part =
    Schritt { $number } von 4: { $stage ->
        [take] nehmen
        [place] anlegen
        [activate] aktivieren
       *[end] beenden
    }
game-draft = Entwurf
game-answers = Möglichkeiten
game-besides = Weitere Aktionen
game-back-to-question = Zurück zur Auswahl
game-more = Menü
game-undo = Rückgängig
game-redo = Wiederherstellen
game-back = Zurück
game-chronicles = Chroniken
game-tap-clan-see = Tippe auf einen Clan, um seinen Bonus zu sehen.
game-clan-board = Clantafel
game-clans = Spieler
game-glen-of = Gebiet von { $name }
game-key-walk = bewegen
game-key-choose = wählen
game-key-undo = rückgängig
game-key-redo = wiederherstellen
game-key-more = Menü
game-boards = Tafeln
game-market = Markt
game-talk = Protokoll und Chat
game-share-victory = Du teilst den Sieg
game-you-win = Du hast gewonnen!
game-win =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
game-the-end = Partie zu Ende
game-score-sheet = Wertungsbogen
game-loading = Die Partie wird geladen
game-no-answer = Keine Antwort vom Server.
game-no-answer-more = Du kannst dich weiter umsehen; dein begonnener Zug ist gespeichert.
game-close-peek = Vorschau schließen
game-one-marker = 1 Clanmarker
game-each-time = bei jeder Aktivierung
game-yours =
    { $number ->
        [0] nichts davon
       *[other] du hast { $number }
    }
game-no-buyer = Kein Käufer
game-sell-for = Für { $price } verkaufen
game-sells-for = Bringt { $price }
game-sell-from = Von { THE($tile, case: "dative") } verkaufen
game-buy-hint = Kaufen kannst du nur, um Kosten zu bezahlen. Wir bieten es an, wenn du es brauchst, zum eingekreisten Preis.
game-your-glen = Dein Gebiet
game-play-on = Weiterspielen
game-resign = Aufgeben
game-tiles = Plättchen
game-points = SP
game-tile-count = { $count } Plättchen
game-cards-persons = Karten und Personen
game-whose-glen = Spieler
game-rule = Regel { $rule }
game-points-for = Herkunft
game-no-points = Noch keine Punkte.
game-all = Gesamt
game-secret = Die Punkte der anderen bleiben bis zum Ende verdeckt.
game-seed = Seed dieser Partie
game-bot = Bot
game-to-move = am Zug
game-seconds-left =
    { $seconds ->
        [0] keine Zeit mehr
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
    }
game-back-to-games = Zurück zu meinen Partien
game-compare = { $name }: vergleichen
game-log-chat = Protokoll und Chat
game-nothing-yet = Noch nichts.
game-unfold =
    { $rondel ->
        [circuit] Rundkurs ausklappen
       *[other] Rondell ausklappen
    }
game-fold =
    { $rondel ->
        [circuit] Rundkurs einklappen
       *[other] Rondell einklappen
    }
game-waiting = Warten
game-look-on = Du schaust zu. Verdecktes bleibt verdeckt.
game-goes-on = Die Partie aktualisiert sich von selbst.
game-moved-on = Die Partie ist schon weiter; dein Zug wurde nicht ausgeführt.
game-you = Du
game-ask-sell = Wähle eine Ressource zum Verkaufen
game-ask-move = Wähle, wen du bewegst und wohin
game-ask-promote = Wähle, wer Chieftain wird
game-tap-tile = Tippe auf ein Plättchen, um zu sehen, was es kostet und wohin es passt.
game-can-take =
    { $can ->
        [0] Du kannst keines der { $ahead } Plättchen nehmen.
        [one] Du kannst 1 von { $ahead } Plättchen nehmen. Tippe es für Details an.
       *[other] Du kannst { $can } von { $ahead } Plättchen nehmen. Tippe eines für Details an.
    }
game-tap-clan = Tippe auf einen Clan auf der Karte.
game-tap-board = Tippe deine Wahl auf der Tafel an.
game-tap-where = Tippe jetzt auf das Ziel.
game-tap-framed = Tippe auf ein markiertes Feld.
game-steps-unused =
    { $steps ->
        [0] Keine Bewegungspunkte mehr.
        [one] Noch 1 Bewegungspunkt.
       *[other] Noch { $steps } Bewegungspunkte.
    }
game-can-activate =
    { $number ->
        [0] Nichts zu aktivieren.
        [one] Tippe auf das Plättchen, um es zu aktivieren.
       *[other] Tippe auf ein Plättchen, um es zu aktivieren (noch { $number }).
    }
game-end-turn = Zug beenden
game-activate-all = Alle aktivieren ({ $number })
game-end-turn-unused = Zug beenden ({ $number } offen)
game-end-anyway = Trotzdem beenden
game-end-unused-hint = Etwas ist noch ungenutzt. Tippe noch einmal, um deinen Zug zu beenden.
game-end-turn-asked = Zug beenden?
game-after-this = Danach werden neue Plättchen gezogen.
game-undo-ends = Rückgängig geht dann nicht mehr.
game-places-fit =
    { $places ->
        [0] Passt nirgends.
        [one] Passt an 1 Stelle.
       *[other] Passt an { $places } Stellen.
    }
game-you-pass =
    { $tiles ->
        [0] Du überspringst keine Plättchen.
        [one] Du überspringst 1 Plättchen.
       *[other] Du überspringst { $tiles } Plättchen.
    }
game-take-asked = { CAPITAL(THE($tile, case: "accusative")) } nehmen?
game-take-it = Nehmen
game-place-asked = { CAPITAL(THE($tile, case: "accusative")) } hier anlegen?
game-place-it-asked = Plättchen hier anlegen?
game-can-activate-these = Aktivierbar: { $names }.
game-activates-nothing = Aktiviert nichts.
game-asked = { $words }?
game-decide =
    { $count ->
        [one] { $names } entscheidet
       *[other] { $names } entscheiden
    }
game-decide-for-once = { $piece } ist am Zug: { $name } entscheidet
game-you-decide-for-once = { $piece } ist am Zug: Du entscheidest.
game-nobody = Niemand
game-bought-for = { $good } gekauft für { $price }
game-buy-at = gekauft für { $price }
game-from = von { THE($tile, case: "dative") }
game-a-coin = eine Münze
game-the-glen = dein Gebiet
game-way-costs =
    { $coins ->
        [0] Keine Wegekosten.
        [one] Wegekosten: 1 Münze.
       *[other] Wegekosten: { $coins } Münzen.
    }
game-plays-next = Danach spielt { $name }.
game-rules = Regeln
game-clans-glens = Spieler und Gebiete
game-log-notes = Protokoll, Chat und Notizen
game-close = Schließen
game-log = Protokoll
game-chat = Chat
game-notes = Notizen
game-somebody = Jemand
game-nothing-said = Noch keine Nachrichten.
game-say = Nachricht
game-send = Senden
game-answer = Antwort: { $choice }
game-at-the-end = am Ende
game-hint = Tipp
game-hint-is = Tipp: { $choice }
game-hint-place = Lege es auf das gepunktete Feld
