great-glen-propose = Choose a card to vote on
great-glen-vote = Should { $card } score at the end?
great-glen-votes = Votes per player
great-glen-ayes-nays = { $ayes } aye, { $nays } nay
