orders-vote = De raad stemt over een kaart van Great Glen
orders-vote-always = voor
orders-vote-never = tegen
