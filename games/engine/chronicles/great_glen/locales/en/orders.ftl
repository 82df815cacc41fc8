orders-vote = The council votes on a card of the Great Glen
orders-vote-always = aye
orders-vote-never = nay
