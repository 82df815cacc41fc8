table-none = diesen Tisch gibt es nicht
table-not-seen = diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen
table-not-your-seat = das ist nicht dein Platz
table-paused = der Tisch wurde vom Betreiber angehalten
table-host-only = das darf nur der Gastgeber des Tisches
table-no-undo = nichts kann zurückgenommen werden: was vorher war, ist endgültig
table-no-redo = nichts wurde zurückgenommen
table-not-asked = das Spiel wartet nicht auf diesen Platz
table-seat-for-you = ein Platz muss für dich bleiben
table-hotseat-unrated = eine Partie auf einem Gerät kann nicht gewertet werden
table-guests-unrated = Gäste spielen ungewertete Partien
table-not-seated = du sitzt nicht an diesem Tisch
table-bots-unrated = Bots spielen keine gewerteten Partien
table-rematch-later = eine Revanche ist möglich, wenn eine Partie zu Ende ist
table-not-played = du hast diese Partie nicht gespielt
table-full = alle Plätze sind besetzt
table-too-many-open = du hast schon { $most } offene Tische, mehr sind nicht möglich; schließ einen oder lass einen beginnen
table-too-many-bots = du hast schon { $most } laufende Spiele mit Bots, mehr sind nicht möglich; spiel erst eines zu Ende
table-resigned = du hast diesen Platz aufgegeben
table-had-seat = du hast einen Platz an diesem Tisch oder hattest einen
table-seat-kept = niemand hat diesen Platz verlassen
table-vacation-then = du hast dann schon Urlaub
table-no-vacation = einen solchen Urlaub hast du nicht
table-vacation-over = dieser Urlaub ist vorbei
table-sleep-both = sag, wann du schläfst und wann du aufwachst
table-long-night = eine Nacht hat höchstens zwölf Stunden
table-last-first = der letzte Tag liegt vor dem ersten
table-vacation-begun = ein Urlaub kann nicht schon begonnen haben
table-vacation-far = ein Urlaub endet innerhalb von zwei Jahren
table-fewest-most = die kleinste Spielerzahl darf nicht größer sein als die größte
table-not-begun = das Spiel hat noch nicht begonnen
table-moves-so-far = bis jetzt gibt es { $moves } Entscheidungen
table-no-lesson = es gibt keine Lektion „{ $name }“; es gibt { $names }
table-vacation-saved =
    { $days ->
        [one] du hast { $days } Urlaubstag angespart
       *[other] du hast { $days } Urlaubstage angespart
    }
