tutorial-learn = Spielen lernen
tutorial-lede = Ein erstes Spiel erklärt sich, während du es spielst, in etwa zehn Minuten.
tutorial-begin = Lektion beginnen
tutorial-go-on = Lektion fortsetzen
tutorial-coach = Die Lektion
tutorial-progress = { $done } von { $steps } Schritten getan
tutorial-next = Weiter
tutorial-before = Zurück
tutorial-skip = Lektion verlassen
tutorial-play-on = Weiterspielen
tutorial-home = Zu meinen Partien
tutorial-chronicles = Was jede Chronik hinzufügt
tutorial-new-chronicles =
    { $count ->
        [one] Was diese Chronik bringt
       *[other] Was diese Chroniken bringen
    }
tutorial-put-away = Weglegen
tutorial-rules = Ihre Regeln
tutorial-all-rules = Alle Regeln
tutorial-chronicle-1 = Dein Boot fährt durch die Flüsse aller Spieler und wieder heim. An jeder Burg unterwegs wählst du unter den Belohnungen, die noch da liegen. Früh zu sein bringt Punkte, spät zu sein kostet welche.
tutorial-chronicle-2 = Auf dem Rondell steht ein Berg mit Platz für einen Schotten. Wer vorbeigeht, lässt dort etwas zurück. Wer oben steht, nimmt alles, was sich gesammelt hat.
tutorial-chronicle-3 = Whisky kommt in Keller, wo er von Feld zu Feld reift. Dreimal im Spiel werden Fässer verkauft. Je älter ein Fass, desto besser sein Preis.
tutorial-chronicle-4 = Eine weitere Spielfigur steht auf dem Rondell: der Engländer. Wer den Englandmarker hat, macht mit ihm einen Zug. Seine Gunst kostet Münzen, also behalte welche.
tutorial-chronicle-5 = Du sammelst heimlich Haggismarker. Dreimal im Spiel sagt der Würfel, welche aufgetragen werden. Was aufgetragen wird, bringt dir Punkte, der Rest bleibt.
tutorial-chronicle-6 = Jede Wahrzeichenkarte hat eine zweite Seite mit einem Ereignis. Bei einem Gathering drehst du eine deiner Karten um, und ihre Geschichte geschieht. So wirkt ein Wahrzeichen zweimal.
tutorial-chronicle-7 = Fünf Great-Glen-Karten liegen offen, jede verlangt etwas. Wer eine Person nimmt, lässt über eine abstimmen, geheim. Nur was der Rat annimmt, zählt.
tutorial-chronicle-8 = Ganoven sitzen im Gefängnis, und Pennys kaufen sie frei. Wer einen befreit, bekommt eine Kraft, die sonst niemand hat. Am Ende kostet jeder Ganove Punkte.
