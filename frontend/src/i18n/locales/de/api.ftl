api-our-side = Bei uns ist etwas schiefgegangen.
api-no-connection = Keine Verbindung. Nichts wurde geändert; versuch es noch einmal, wenn du online bist.
api-try-again = Bei uns ist etwas schiefgegangen. Nichts ist verloren; versuch es noch einmal.
