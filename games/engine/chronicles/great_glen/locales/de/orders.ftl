orders-vote = Der Rat stimmt über eine Great-Glen-Karte ab
orders-vote-always = dafür
orders-vote-never = dagegen
