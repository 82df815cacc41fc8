pass-device-title = Gib das Gerät an { $name } weiter
pass-device-words = Das Spielfeld bleibt bis dahin verdeckt.
pass-device-lift = Ich bin { $name } – Spielfeld zeigen
pass-device-leave = Meine Partien
