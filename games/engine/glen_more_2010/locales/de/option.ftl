option-open-scores = die Punkte aller sind während des Spiels zu sehen
option-lenient-take = auf ein Plättchen, das nicht genommen werden kann, darf man immer ziehen
