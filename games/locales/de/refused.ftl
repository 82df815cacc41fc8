# Fehler, unter dem Spielfeld, in einem Formular oder für Programme: was ist, dann was zu tun ist.
refused-bot-plays = Ein Bot spielt gerade für dich.
refused-bot-plays-away = Ein Bot spielt gerade für dich. Übernimm zuerst wieder selbst.
refused-not-running-open = Die Partie hat noch nicht begonnen.
refused-not-running-finished = Die Partie ist zu Ende.
refused-not-running-aborted = Die Partie wurde abgebrochen.
refused-not-open = Dieser Tisch ist nicht mehr offen.
refused-nobody-invited = Diese Einladung gibt es nicht.
refused-see-invited = Nur wer am Tisch sitzt, sieht, wer eingeladen ist.
refused-invite-self = Du kannst dich nicht selbst einladen.
refused-sits-already = { $name } sitzt schon am Tisch.
refused-declined = { $name } hat die Einladung abgelehnt.
refused-takes-none = { $name } nimmt von dir keine Einladungen an.
refused-guest-invites = Gäste können Freunde mit Namen einladen, alle anderen mit dem Link.
refused-most-invited = Mehr Einladungen sind nicht möglich (höchstens { $most }).
# Für Programmierer.
refused-no-question = Eine Frage „{ $question }“ gibt es nicht.
# Für Programmierer.
refused-no-answer = „{ $order }“ ist keine Antwort auf „{ $question }“.
# Für Programmierer; Spieler sehen die neue Stellung.
refused-stale = Dein Stand ist veraltet: Du hast Zug { $expected } gesendet, die Partie ist bei { $number }.
refused-retired = Diese Partie lief mit Regelversion { $version }, die wir nicht mehr unterstützen. Du kannst sie noch ansehen.
# Für Programmierer.
refused-key-used = Dieser Idempotenzschlüssel wurde für eine andere Anfrage benutzt.
refused-record-later = Die Aufzeichnung enthält den Seed und ist erst nach der Partie verfügbar.
refused-record-long = Das ist zu lang für eine Aufzeichnung.
# Für Programmierer.
refused-no-bot = Einen Bot „{ $name }“ gibt es nicht. Zur Wahl stehen: { $names }.
refused-colour-taken = Diese Farbe ist vergeben. Wähle eine andere.
refused-talk-seated = Nur wer am Tisch sitzt, kann dort chatten.
refused-mute-self = Du kannst dich nicht selbst stummschalten.
refused-never-said = Diese Nachricht gibt es nicht.
# Für Programmierer.
refused-name-message = Nenne eine Nachricht oder einen Platz dieses Tischs.
refused-log-in = Melde dich an, um deine Tische zu sehen.
refused-invite-seated = Nur wer am Tisch sitzt, kann andere einladen.
# Für Programmierer.
refused-no-choice = Eine Wahl ist eine Liste: ihr Name, dann ihre Werte.
# Für Programmierer.
refused-long-choice = Eine Wahl hat höchstens { $most } Zeichen.
refused-took-too-long = Das dauerte zu lange und wurde abgebrochen. Nichts hat sich geändert, und wir wissen Bescheid.
refused-hint-others = Tipps gibt es nur, wenn du allein gegen Bots spielst.
refused-hint-nothing-asked = Du hast gerade nichts zu entscheiden.
refused-hint-none = Kein Tipp gefunden. Entscheide selbst oder versuch es noch einmal.
refused-no-component = Wähle ein Plättchen oder einen Weg aus der Liste.
refused-no-such-value = { $name } hat diesen Wert nicht.
refused-no-value = Sag, was aufgedruckt ist.
refused-same-value = So steht es bei Glenmore schon: { $value }.
refused-link = Links sind hier nicht möglich.
refused-no-source = Sag, woher du es weißt: aus deiner Schachtel, einer Spielregel oder von einem Foto.
refused-too-long = Das ist zu lang: höchstens { $most } Zeichen.
