hammer-of-the-scots-discard = Welches Plättchen wirft der Engländer ab? Die Englandreihe ist voll.
hammer-of-the-scots-take = Welches Plättchen nimmst du für { $price } an England, oder welches wirfst du ab?
hammer-of-the-scots-cannot-land = dort kann der Engländer nicht landen
hammer-of-the-scots-row-full = die Englandreihe ist voll
hammer-of-the-scots-too-dear =
    das Plättchen und { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    } können nicht bezahlt werden, oder es hat keinen Platz
hammer-of-the-scots-token = den Englandmarker
hammer-of-the-scots-englishman = Der Engländer
hammer-of-the-scots-englishman-alone = Eng{ "\u00AD" }länder
hammer-of-the-scots-row-coins = Münzen auf den Feldern der Englandreihe
hammer-of-the-scots-row-filled = Felder der Englandreihe, auf denen zu Beginn Münzen liegen
