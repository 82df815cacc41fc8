option-open-scores = die Punkte aller sind während des Spiels zu sehen
option-lenient-take = Du darfst auch auf ein Plättchen ziehen, das du nicht nehmen kannst; es wird abgeworfen
