pass-device-title = Geef het apparaat aan { $name }
pass-device-words = Het bord blijft tot dan verborgen.
pass-device-lift = Ik ben { $name } – toon het bord
pass-device-leave = Mijn partijen
