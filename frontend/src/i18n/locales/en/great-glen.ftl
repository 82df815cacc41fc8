great-glen-votes-on = The council votes on
great-glen-aye = Aye
great-glen-nay = Nay
great-glen-aye-left =
    { $count ->
        [one] aye: 1 left
       *[other] aye: { $count } left
     }
great-glen-nay-left =
    { $count ->
        [one] nay: 1 left
       *[other] nay: { $count } left
     }
great-glen-sealed = { $name }: voted, sealed
great-glen-waiting = { $name }: no vote yet
great-glen-your-vote = your vote: { $vote }
great-glen-cards = Great Glen cards
great-glen-votes-left = Votes left
great-glen-accepted = law: scores at the end
great-glen-refused = refused: does not score
great-glen-open = not voted on yet
great-glen-on-vote = on vote now
great-glen-prize = { $points } VP to the best
great-glen-has = { $name }: { $value }
great-glen-leads = { $name }: { $value }, would win
great-glen-voted = { $name } voted { $vote }
great-glen-meets = The council meets whenever somebody takes a person.
great-glen-choice-propose = Vote on { $card }
great-glen-choice-vote-aye = Vote aye
great-glen-choice-vote-nay = Vote nay
