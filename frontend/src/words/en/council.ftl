council-votes-on = The council votes on
council-aye = Aye
council-nay = Nay
council-aye-left =
    { $count ->
        [one] aye: 1 left
       *[other] aye: { $count } left
     }
council-nay-left =
    { $count ->
        [one] nay: 1 left
       *[other] nay: { $count } left
     }
council-sealed = { $name }: voted, sealed
council-waiting = { $name }: no vote yet
council-your-vote = your vote: { $vote }
council-cards = Great Glen cards
council-votes = Votes left
council-accepted = law: scores at the end
council-refused = refused: does not score
council-open = not voted on yet
council-on-vote = on vote now
council-prize = { $points } VP to the best
council-has = { $name }: { $value }
council-leads = { $name }: { $value }, would win
council-voted = { $name } voted { $vote }
council-meets = The council meets whenever somebody takes a person.
council-propose = Vote on { $card }
council-vote-aye = Vote aye
council-vote-nay = Vote nay
council-fact-accepted = the council accepted { $card }, { $ayes } to { $nays }
council-fact-refused = the council refused { $card }, { $ayes } to { $nays }
