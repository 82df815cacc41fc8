game-free-place = der freie Platz
game-do-take = { CAPITAL(THE($tile, case: "accusative")) } nehmen
game-do-discard = { CAPITAL(THE($tile, case: "accusative")) } abwerfen
game-do-go = Zu { $tile } gehen
game-do-place = Anlegen
game-do-activate = { $tile } aktivieren
game-do-sell = { $good } von { $tile } für { $price } verkaufen
game-do-buy = { $good } für { $price } kaufen
game-do-pay = Bezahlen
game-do-pay-from = { $good } von { $tile }
game-do-coin-for = Eine Münze statt { $good }
game-do-give = { $number } abgeben
game-do-keep = { $good } behalten
game-a-good = eines Rohstoffs
game-do-put = { $good } auf { $tile }
game-do-move = Von { $from } nach { $to } gehen
game-do-promote = Häuptling von { $tile }
game-do-sacrifice = Den auf { $tile } geben
game-do-sacrifice-chieftain = Einen Häuptling geben
game-do-recruit = Auf { $tile }
game-do-remove = { $tile } entfernen
game-do-claim = Freund von { $clan } werden
game-do-build = { $tile } bauen
game-do-forgo = Einen Schritt aufgeben
game-do-done = Weiter
game-do-decline = Nein, danke
game-do-end = Zug bestätigen
game-aside-sell = Verkaufen
game-aside-move = Gehen
game-aside-promote = Häuptling
game-stay-last = Du bleibst ganz hinten und bist noch einmal am Zug
game-your-turn = Du bist am Zug
game-part =
    Teil { $number } von 4: { $stage ->
        [take] nehmen
        [place] anlegen
        [activate] aktivieren
       *[end] beenden
    }
game-draft = Entwurf
game-answers = Antworten
game-besides = Außerdem
game-back-to-question = Zurück zur Frage
game-more = Mehr
game-undo = Rückgängig
game-redo = Wiederholen
game-back = Zurück
game-chronicles = Chroniken
game-tap-clan-see = Tippe auf einen Clan, um zu sehen, was er bringt.
game-clan-board = Clantafel
game-clans = Die Clans
game-glen-of = Das Glen von { $name }
game-key-walk = gehen
game-key-choose = wählen
game-key-undo = rückgängig
game-key-redo = wiederholen
game-key-more = mehr
game-boards = Tafeln
game-market = Markt
game-talk = Am Tisch
game-share-victory = Du teilst den Sieg
game-you-win = Du hast gewonnen!
game-win =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
game-the-end = Das Ende
game-score-sheet = Wertungsbogen
game-loading = Die Partie wird geladen
game-no-answer = Der Tisch antwortet nicht.
game-no-answer-more = Du kannst dich umsehen; dein Entwurf ist sicher.
game-close-peek = Schließen, den Markt zeigen
game-one-marker = 1 Clanmarker
game-each-time = jedes Mal
game-yours = du hast { $number }
game-no-buyer = Kein Käufer
game-sell-for = Für { $price } verkaufen
game-sells-for = Bringt { $price }
game-sell-from = Von { $tile } verkaufen
game-buy-hint = Du kaufst nur, um Kosten zu bezahlen: Es wird angeboten, wenn du es brauchst, zum umringten Preis.
game-your-glen = Dein Glen
game-play-on = Weiterspielen
game-resign = Aufgeben
game-tiles = Plättchen
game-points = Punkte
game-tile-count = { $count } Plättchen
game-cards-persons = Karten und Personen
game-whose-glen = Wessen Glen
game-rule = Regel { $rule }
game-points-for = Punkte für
game-no-points = Noch keine Punkte.
game-all = Gesamt
game-secret = Die Punkte der anderen bleiben bis zum Ende geheim.
game-seed = Seed dieser Partie:
game-bot = Bot
game-to-move = am Zug
game-seconds-left = noch { $seconds } Sekunden
game-back-to-games = Zurück zu meinen Partien
game-compare = : vergleichen
game-log-chat = Protokoll und Chat
game-nothing-yet = Noch nichts.
game-unfold = Das Rondell aufklappen
game-fold = Das Rondell zuklappen
game-waiting = Warten
game-look-on = Du siehst zu: Du siehst, was alle sehen dürfen.
game-goes-on = Es geht von selbst weiter; was geschieht, siehst du sofort.
game-moved-on = Der Tisch ist weitergegangen. Hier wurde nichts geändert.
game-you = Du
game-ask-sell = Was verkaufst du?
game-ask-move = Wer geht, und wohin?
game-ask-promote = Wer wird Häuptling?
game-tap-tile = Tippe auf ein Plättchen, um Kosten und Plätze zu sehen.
game-can-take = { $can } von { $ahead } Plättchen kannst du nehmen. Tippe eines an, um Kosten und Plätze zu sehen.
game-tap-clan = Tippe auf einen Clan auf der Karte.
game-tap-board = Tippe es auf der Tafel an.
game-tap-where = Tippe jetzt an, wohin.
game-tap-framed = Tippe an, was umrandet ist.
game-steps-unused =
    { $steps ->
        [one] { $steps } Schritt ungenutzt.
       *[other] { $steps } Schritte ungenutzt.
    }
game-can-activate =
    { $number ->
        [one] Eines kannst du aktivieren: Tippe es an.
       *[other] { $number } kannst du aktivieren: Tippe sie an.
    }
game-end-turn = Zug beenden
game-activate-all = Alle aktivieren ({ $number })
game-end-turn-unused = Zug beenden ({ $number } offen)
game-end-anyway = Trotzdem beenden
game-end-unused-hint = Etwas ist noch ungenutzt. Tippe noch einmal, um deinen Zug zu beenden.
game-end-turn-asked = Deinen Zug beenden?
game-after-this = Danach werden neue Plättchen gezogen, und
game-undo-ends = Rückgängig geht nicht mehr.
game-places-fit =
    { $places ->
        [one] { $places } Platz passt.
       *[other] { $places } Plätze passen.
    }
game-you-pass =
    { $tiles ->
        [0] Du überspringst kein Plättchen.
        [one] Du überspringst 1 Plättchen.
       *[other] Du überspringst { $tiles } Plättchen.
    }
game-take-asked = { CAPITAL(THE($tile, case: "accusative")) } nehmen?
game-take-it = Nehmen
game-place-asked = { CAPITAL(THE($tile, case: "accusative")) } hierher legen?
game-place-it-asked = Hierher legen?
game-can-activate-these = Kann aktivieren:
game-activates-nothing = Nichts würde aktiviert.
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
game-from = von { $tile }
game-a-coin = eine Münze
game-the-glen = das Glen
game-way-costs =
    { $coins ->
        [0] Der Weg dorthin ist frei.
        [one] Der Weg dorthin kostet 1 Münze.
       *[other] Der Weg dorthin kostet { $coins } Münzen.
    }
game-plays-next = { $name } spielt als Nächstes
game-rules = Regeln
game-clans-glens = Die Clans und ihre Glens
game-log-notes = Protokoll, Chat und Notizen
game-close = Schließen
game-log = Protokoll
game-chat = Chat
game-notes = Notizen
game-somebody = Jemand
game-nothing-said = Noch hat niemand etwas gesagt.
game-say = Sag etwas
game-send = Senden
game-answer = Antwort: { $choice }
game-at-the-end = am Ende
game-hint = Tipp
game-hint-is = Tipp: { $choice }
game-hint-place = Lege es auf { $cell }, wo es gepunktet ist
