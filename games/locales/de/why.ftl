# Warum eine Benachrichtigung nicht gesendet wurde: Notiz in der Liste.
why-table-gone = den Tisch gibt es nicht mehr
why-game-over = die Partie ist zu Ende
why-played = du hattest schon gezogen
why-bot = ein Bot spielt für dich
why-too-late = die Zeit war schon abgelaufen
why-just-told = du warst über diesen Zug gerade erst benachrichtigt worden
why-reminded = du warst schon erinnert worden
why-not-open = der Tisch ist nicht mehr offen
why-seated = du sitzt schon am Tisch
why-uninvited = du bist nicht mehr eingeladen
why-taken-back = die Nachricht wurde gelöscht
why-back = du warst schon zurück
why-turn-came = du warst inzwischen schon am Zug
