api-our-side = Bei uns ist etwas schiefgegangen.
api-no-connection = Keine Verbindung. Es wurde nichts geändert. Versuch es noch einmal, wenn du online bist.
api-try-again = Bei uns ist etwas schiefgegangen. Es ist nichts verloren. Versuch es noch einmal.
