account-no-tokens = Gäste können keine Tokens haben. Registriere dich zuerst.
account-most-tokens = Mehr Tokens sind nicht möglich (höchstens { $most }). Widerrufe zuerst eines.
account-type-name = Gib deinen Namen zur Bestätigung ein.
account-name-taken = Dieser Name ist schon vergeben.
account-name-looks-taken = Dieser Name ähnelt dem eines anderen Spielers zu sehr. Wähle einen anderen.
account-language = Diese Sprache wird nicht unterstützt.
account-time-zone = Gib eine Zeitzone ein, zum Beispiel Europe/Berlin.
account-own-friend = Du kannst dich nicht selbst als Freund hinzufügen.
account-most-asked = Mehr offene Freundschaftsanfragen sind nicht möglich (höchstens { $most }).
account-name-length = Namen haben { $shortest } bis { $longest } Zeichen.
account-name-letters = Erlaubt sind Buchstaben und Ziffern, dazwischen einzelne Sonder- oder Leerzeichen.
account-name-scripts = Verwende nur Buchstaben eines Alphabets und nur eine Art von Ziffern.
account-name-kept = Dieser Name ist reserviert.
account-no-player = Diesen Spieler gibt es nicht.
account-logged-in = Du bist schon angemeldet. Melde dich zuerst ab.
account-banned = Du bist gesperrt: { $reason }.
account-no-reason = ohne Angabe von Gründen
# Für Programmierer: ein falscher Authorization-Header.
account-bearer = Sende den Header als „Bearer <token>“.
# Für Programmierer.
account-no-token = Dieses Token ist unbekannt, oder sein Spieler ist gesperrt.
# Für Programmierer: eine Aktion, die eine Sitzung verlangt.
account-in-person = Melde dich dafür an. Ein Token genügt nicht.
# Auf den Admin-Seiten.
account-no-ban = Administratoren können nicht gesperrt werden.
account-log-in-again = Bestätige zuerst, dass du es bist: mit deinem Passwort oder einem Passkey.
account-password-guessable = Dieses Passwort ist leicht zu erraten. Nimm mehrere Wörter, die nichts miteinander zu tun haben, oder lass dir vom Browser eines vorschlagen.
