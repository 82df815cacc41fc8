orders-vote = The council votes on a Great Glen card
orders-vote-always = aye
orders-vote-never = nay
