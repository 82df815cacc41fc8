pass-device-title = Gib das Gerät an { $name }
pass-device-words = Bis dahin sieht niemand den Tisch.
pass-device-lift = Ich bin { $name }: Tisch zeigen
pass-device-leave = Meine Partien
