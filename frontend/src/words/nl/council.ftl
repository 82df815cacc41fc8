council-votes-on = De raad stemt over
council-aye = Voor
council-nay = Tegen
council-aye-left =
    { $count ->
        [one] voor: nog 1
       *[other] voor: nog { $count }
     }
council-nay-left =
    { $count ->
        [one] tegen: nog 1
       *[other] tegen: nog { $count }
     }
council-sealed = { $name }: gestemd, verzegeld
council-waiting = { $name }: nog niet gestemd
council-your-vote = jouw stem: { $vote }
council-cards = Great Glen-kaarten
council-votes = Resterende stemmen
council-accepted = wet: telt aan het einde
council-refused = verworpen: telt niet
council-open = nog niet over gestemd
council-on-vote = nu in stemming
council-prize = { $points } zegepunten voor de beste
council-has = { $name }: { $value }
council-leads = { $name }: { $value }, zou winnen
council-voted = { $name } stemde { $vote }
council-meets = De raad komt bijeen als iemand een persoon neemt.
council-propose = Stem over { $card }
council-vote-aye = Stem voor
council-vote-nay = Stem tegen
council-fact-accepted = de raad nam { $card } aan, { $ayes } tegen { $nays }
council-fact-refused = de raad verwierp { $card }, { $ayes } tegen { $nays }
