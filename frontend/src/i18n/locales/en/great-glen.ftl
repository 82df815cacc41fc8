great-glen-votes-on = The council votes on { $card }
great-glen-aye = Aye
great-glen-nay = Nay
great-glen-aye-left =
    { $count ->
        [0] aye: none left
       *[other] aye: { $count } left
    }
great-glen-nay-left =
    { $count ->
        [0] nay: none left
       *[other] nay: { $count } left
    }
great-glen-sealed = { $name }: voted (secret)
great-glen-waiting = { $name }: no vote yet
great-glen-your-vote = your vote: { $vote }
great-glen-cards = Great Glen cards
great-glen-votes-left = Votes left
great-glen-accepted = accepted: scores at the end
great-glen-refused = rejected: doesn’t score
great-glen-open = not voted on yet
great-glen-on-vote = being voted on
great-glen-prize = { $points } VP for the leader
great-glen-has = { $name }: { $value }
great-glen-leads = { $name }: { $value }, would win
great-glen-voted = { $name } voted { $vote }
great-glen-meets = The council meets whenever someone takes a person.
great-glen-choice-propose = Vote on { $card }
great-glen-choice-vote-aye = Vote aye
great-glen-choice-vote-nay = Vote nay
