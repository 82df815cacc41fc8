great-glen-votes-on = De raad stemt over { $card }
great-glen-aye = Voor
great-glen-nay = Tegen
great-glen-aye-left =
    { $count ->
        [0] voor: geen meer
       *[other] voor: nog { $count }
    }
great-glen-nay-left =
    { $count ->
        [0] tegen: geen meer
       *[other] tegen: nog { $count }
    }
great-glen-sealed = { $name }: heeft geheim gestemd
great-glen-waiting = { $name }: heeft nog niet gestemd
great-glen-your-vote = jouw stem: { $vote }
great-glen-cards = Great Glen-kaarten
great-glen-votes-left = Resterende stemmen
great-glen-accepted = aangenomen: telt aan het einde
great-glen-refused = verworpen: telt niet
great-glen-open = nog niet over gestemd
great-glen-on-vote = er wordt nu over gestemd
great-glen-prize = { $points } ZP voor de beste
great-glen-has = { $name }: { $value }
great-glen-leads = { $name }: { $value }, zou winnen
great-glen-voted = { $name } stemde { $vote }
great-glen-meets = De raad komt bijeen zodra iemand een persoon neemt.
great-glen-choice-propose = Stem over { $card }
great-glen-choice-vote-aye = Stem voor
great-glen-choice-vote-nay = Stem tegen
