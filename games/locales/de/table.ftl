# Fehler zu einem Tisch oder zum Urlaub: was ist, dann was zu tun ist.
table-none = Diesen Tisch gibt es nicht.
table-not-seen = Diesen Tisch gibt es nicht, oder du kannst ihn nicht sehen.
table-not-your-seat = Das ist nicht dein Platz.
table-paused = Dieser Tisch wurde von einem Admin angehalten.
table-host-only = Das kann nur, wer den Tisch eröffnet hat.
table-no-undo = Nichts rückgängig zu machen: Das Bisherige ist endgültig.
table-no-redo = Nichts zu wiederholen.
table-not-asked = Dieser Platz ist nicht am Zug.
table-seat-for-you = Lass einen Platz für dich frei.
table-hotseat-unrated = Eine Partie auf einem Gerät kann nicht gewertet werden.
table-guests-unrated = Gäste können nur ungewertete Partien spielen.
table-not-seated = Du sitzt nicht an diesem Tisch.
table-bots-unrated = Partien mit Bots sind ungewertet.
table-rematch-later = Eine Revanche ist möglich, sobald die Partie zu Ende ist.
table-not-played = Du hast diese Partie nicht gespielt.
table-full = Alle Plätze sind besetzt.
table-too-many-open = Mehr offene Tische sind nicht möglich (höchstens { $most }). Schließ einen oder lass einen beginnen.
table-too-many-bots = Mehr Partien mit Bots sind nicht möglich (höchstens { $most }). Spiel zuerst eine zu Ende.
table-resigned = Du hast diesen Platz aufgegeben.
table-had-seat = Du hast einen Platz an diesem Tisch oder hattest einen.
table-seat-kept = Dieser Platz ist noch besetzt.
table-vacation-then = Du hast dann schon Urlaub.
table-no-vacation = Diesen Urlaub gibt es nicht.
table-vacation-over = Dieser Urlaub ist schon vorbei.
table-sleep-both = Gib Beginn und Ende an.
table-long-night = Eine Nacht kann höchstens 12 Stunden dauern.
table-last-first = Der letzte Tag liegt vor dem ersten.
table-vacation-begun = Urlaub kann nicht in der Vergangenheit beginnen.
table-vacation-far = Urlaub muss innerhalb von zwei Jahren enden.
table-fewest-most = Die kleinste Spielerzahl darf nicht über der größten liegen.
table-not-begun = Die Partie hat noch nicht begonnen.
table-moves-so-far =
    { $moves ->
        [0] Es gibt noch keine Züge.
        [one] Es gibt erst 1 Zug.
       *[other] Es gibt erst { $moves } Züge.
    }
# Für Programmierer.
table-no-lesson = Eine Lektion „{ $name }“ gibt es nicht. Zur Wahl stehen: { $names }.
table-vacation-saved =
    { $days ->
        [0] Du hast keine Urlaubstage mehr.
        [one] Du hast nur noch { $days } Urlaubstag.
       *[other] Du hast nur noch { $days } Urlaubstage.
    }
table-too-many-open-network = In deinem Netzwerk sind zu viele Tische offen (höchstens { $most }). Schließe einen oder lass einen beginnen.
table-too-many-bots-network = In deinem Netzwerk laufen zu viele Partien mit Bots (höchstens { $most }). Beende zuerst eine.
