orders-vote = Le conseil vote sur une carte du Great Glen
orders-vote-always = voter oui
orders-vote-never = voter non
