notifications-pushes = Push-Nachrichten
notifications-no-pushes = Dieser Browser unterstützt keine Push-Nachrichten. Füge die App auf dem iPhone zuerst zum Home-Bildschirm hinzu.
notifications-push-here = Hier benachrichtigen
notifications-a-device = Gerät
notifications-this-one = dieses Gerät
notifications-stop = Ausschalten
notifications-sent = Verlauf
notifications-nothing-sent = Noch nichts. Hier siehst du, welche Benachrichtigungen du bekommen hast.
notifications-older = Ältere zeigen
notifications-nobody = Melde dich an oder spiel als Gast, um deine Benachrichtigungen einzustellen.
notifications-when = Wann ich benachrichtigt werde
notifications-quiet = Ruhezeiten
notifications-quiet-from = Nicht stören von
notifications-until = bis
notifications-digest-at = Tägliche Zusammenfassung um
notifications-delay = So viele Minuten warten, bevor ich benachrichtigt werde
notifications-rest = Meine Uhren anhalten
notifications-rest-more = In Fernpartien, wenn der Tisch es erlaubt.
notifications-sleep = Während ich schlafe
notifications-from = Von
notifications-weekend = Samstags und sonntags
notifications-vacation = Urlaub
notifications-saved-up =
    Du hast { $days ->
        [0] keinen Tag
        [one] 1 Tag
       *[other] { $days } Tage
    } angespart; jeden Monat kommen 2½ dazu.
notifications-stay = Urlaub stornieren
notifications-come-back = Urlaub beenden
notifications-first-day = Erster Tag
notifications-last-day = Letzter Tag
notifications-take-vacation = Urlaub eintragen
notifications-what = Worüber ich benachrichtigt werde
notifications-mails-to = E-Mails gehen an { $address }.
notifications-no-address = Bestätige deine E-Mail-Adresse, um E-Mails zu bekommen.
notifications-not-allowed = Dein Browser blockiert Benachrichtigungen. Erlaube sie in seinen Einstellungen für diese Seite.
notifications-kind-turn = Ich bin am Zug
notifications-kind-deadline = Meine Zeit wird knapp
notifications-kind-started = Eine Partie beginnt
notifications-kind-over = Eine Partie ist zu Ende
notifications-kind-invitation = Ich werde eingeladen
notifications-kind-mention = Jemand erwähnt mich
notifications-kind-takeover = Ein Bot springt für mich ein
notifications-kind-digest = Tägliche Zusammenfassung
notifications-way-either = Push, sonst E-Mail
notifications-way-push = Push
notifications-way-mail = E-Mail
notifications-way-both = Push und E-Mail
notifications-way-none = Aus
notifications-state-waiting = Noch nicht gesendet
notifications-state-sending = Wird gesendet
notifications-state-sent = Gesendet
notifications-state-gathered = Für die Zusammenfassung vorgemerkt
notifications-state-dropped = Nicht gesendet
notifications-state-failed = Fehlgeschlagen
notifications-state-unknown = Vielleicht gesendet
