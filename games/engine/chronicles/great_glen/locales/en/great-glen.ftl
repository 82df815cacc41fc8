great-glen-propose = Which card does the council vote on?
great-glen-vote = Shall the card { $card } score at the end?
great-glen-votes = Votes of a player
great-glen-ayes-nays = { $ayes } aye, { $nays } nay
