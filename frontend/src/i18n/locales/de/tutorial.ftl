tutorial-learn = Spielen lernen
tutorial-lede = Lerne das Spiel in einer geführten ersten Partie, in etwa zehn Minuten.
tutorial-begin = Lektion starten
tutorial-go-on = Lektion fortsetzen
tutorial-coach = Lektion
tutorial-progress = { $done } von { $steps } Schritten geschafft
tutorial-next = Weiter
tutorial-before = Zurück
tutorial-skip = Lektion verlassen
tutorial-play-on = Weiterspielen
tutorial-home = Zu meinen Partien
tutorial-chronicles = Was jede Chronik hinzufügt
tutorial-new-chronicles =
    { $count ->
        [one] Neu in dieser Chronik
       *[other] Neu in diesen Chroniken
    }
tutorial-put-away = Ausblenden
tutorial-rules = Regeln
tutorial-all-rules = Alle Regeln
tutorial-chronicle-1 = Dein Boot fährt durch die Flüsse aller Spieler und wieder heim. An jeder Burg unterwegs wählst du eine der Belohnungen, die noch da sind. Wer früh ankommt, bekommt Punkte; wer zuletzt ankommt, verliert welche.
tutorial-chronicle-2 = Auf dem Rondell steht ein Berg mit Platz für einen Schotten. Wer vorbeizieht, lässt dort etwas zurück. Wer oben steht, bekommt alles.
tutorial-chronicle-3 = Lagere Whisky in deinen Kellern, wo er von Feld zu Feld reift. Dreimal im Spiel kannst du Fässer verkaufen. Je älter ein Fass, desto besser der Preis.
tutorial-chronicle-4 = Auf dem Rondell steht eine weitere Spielfigur: der Engländer. Wer den Englandmarker hat, macht seine Züge. Seine Gunst kostet Münzen, also behalte welche.
tutorial-chronicle-5 = Sammle heimlich Haggismarker. Dreimal im Spiel entscheidet der Würfel, welche aufgetragen werden. Die bringen Punkte; der Rest bleibt auf deinem Tisch.
tutorial-chronicle-6 = Jede Wahrzeichenkarte hat ein Ereignis auf der Rückseite. Bei einem Gathering drehst du eine deiner Karten um und löst ihr Ereignis aus. So wirkt jedes Wahrzeichen zweimal.
tutorial-chronicle-7 = Fünf Great-Glen-Karten liegen offen, jede mit einem Ziel für das Spielende. Nimmst du eine Person, stimmen alle geheim über eine davon ab. Nur angenommene Karten zählen.
tutorial-chronicle-8 = Ganoven sitzen im Gefängnis, und Pennys kaufen sie frei. Wer einen befreit, bekommt eine Fähigkeit, die sonst niemand hat. Am Ende kostet dich jeder Ganove Punkte.
