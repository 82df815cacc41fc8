pass-device-title = Geef het toestel aan { $name }
pass-device-words = Tot dan ziet niemand de tafel.
pass-device-lift = Ik ben { $name }: toon de tafel
pass-device-leave = Mijn partijen
