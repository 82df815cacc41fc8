# E-Mails zu Partien und die Seite zum Abbestellen.
email-hello = Hallo { $name },
# Ein Knopf, höchstens 20 Zeichen.
email-open = Tisch öffnen
# Ein Knopf an einer Push-Nachricht, höchstens 20 Zeichen.
email-mute = Stummschalten
email-several = Mehrere Partien warten auf dich
email-why = Du bekommst diese E-Mail, weil du Benachrichtigungen per E-Mail eingeschaltet hast.
email-stop = Abbestellen
email-settings = Benachrichtigungen einstellen
email-stopped = Du hast diese E-Mails abbestellt.
email-stop-asked = Diese E-Mails abbestellen?
email-invalid = Dieser Link ist ungültig.
email-digest = Deine Partien heute
# Ein Knopf, höchstens 20 Zeichen.
email-games = Partien öffnen
