great-glen-votes-on = De raad stemt over
great-glen-aye = Voor
great-glen-nay = Tegen
great-glen-aye-left =
    { $count ->
        [one] voor: nog 1
       *[other] voor: nog { $count }
     }
great-glen-nay-left =
    { $count ->
        [one] tegen: nog 1
       *[other] tegen: nog { $count }
     }
great-glen-sealed = { $name }: gestemd, verzegeld
great-glen-waiting = { $name }: nog niet gestemd
great-glen-your-vote = jouw stem: { $vote }
great-glen-cards = Great Glen-kaarten
great-glen-votes-left = Resterende stemmen
great-glen-accepted = wet: telt aan het einde
great-glen-refused = verworpen: telt niet
great-glen-open = nog niet over gestemd
great-glen-on-vote = nu in stemming
great-glen-prize = { $points } zegepunten voor de beste
great-glen-has = { $name }: { $value }
great-glen-leads = { $name }: { $value }, zou winnen
great-glen-voted = { $name } stemde { $vote }
great-glen-meets = De raad komt bijeen als iemand een persoon neemt.
great-glen-choice-propose = Stem over { $card }
great-glen-choice-vote-aye = Stem voor
great-glen-choice-vote-nay = Stem tegen
