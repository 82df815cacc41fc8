single-cask-store = Auf welches Feld deines ersten Kellers kommt der Whisky?
single-cask-leftmost = neuer Whisky kommt auf das erste leere Feld von links im ersten Keller
single-cask-pay = Von welchem Feld deiner Keller bezahlst du den Whisky?
single-cask-age = Welches Fass reift um ein Feld?
single-cask-no-room = nach Feld { $space } folgt in deinen Kellern kein leeres Feld
single-cask-none-there = auf diesem Feld liegt kein Fass
single-cask-no-words = ein Keller wird ohne weitere Angaben gebaut
single-cask-own-turn = ein Keller wird im eigenen Zug gebaut
single-cask-all-built = alle Keller sind gebaut
single-cask-too-dear = der nächste Keller kostet { $cost }, was nicht bezahlt werden kann
single-cask-passing = Verkaufst du im Vorbeiziehen ein Fass?
single-cask-sell = Welches Fass verkaufst du, und wo?
single-cask-sell-more = Verkaufst du noch eins?
single-cask-work = Was macht { THE($tile) }?
single-cask-not-friend = kein Marker von dir steht auf { $clan }
single-cask-not-now = „{ $work }“ geht jetzt nicht
single-cask-ages =
    { $number ->
        [one] 1 Fass reift
       *[other] Fässer reifen um { $number } Felder
    }
single-cask-then = { $first }, dann { $then }
single-cask-tile = wer vorbeizieht, darf ein Fass verkaufen; wer hier hält, verkauft eins oder zwei
single-cask-spaces = Felder von Keller { $number }
single-cask-cost = Kosten von Keller { $number }
single-cask-sale = Felder eines Verkaufsplättchens, { $players } Spieler
single-cask-sale-spaces = { $number } und ein Bonusfeld
