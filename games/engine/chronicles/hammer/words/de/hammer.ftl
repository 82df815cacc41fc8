hammer-discard = Welches Plättchen wirft der Engländer ab? Die Englandreihe ist voll.
hammer-take = Welches Plättchen nimmst du für { $price } an England, oder welches wirfst du ab?
hammer-cannot-land = der Engländer kann nicht auf Feld { $space } landen
hammer-row-full = die Englandreihe ist voll
hammer-too-dear =
    das Plättchen und { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    } können nicht bezahlt werden, oder es hat keinen Platz
hammer-token = den Englandmarker
hammer-englishman = Der Engländer
hammer-englishman-alone = Eng{ "\u00AD" }länder
hammer-row-coins = Münzen auf den Feldern der Englandreihe
hammer-row-filled = Felder der Englandreihe, auf denen zu Beginn Münzen liegen
