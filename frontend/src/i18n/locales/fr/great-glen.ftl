great-glen-votes-on = Le conseil vote : { $card }
great-glen-aye = Oui
great-glen-nay = Non
great-glen-aye-left =
    { $count ->
        [0] oui : plus aucun
       *[other] oui : encore { $count }
    }
great-glen-nay-left =
    { $count ->
        [0] non : plus aucun
       *[other] non : encore { $count }
    }
great-glen-sealed = { $name } : a voté (secret)
great-glen-waiting = { $name } : n’a pas encore voté
great-glen-your-vote = votre vote : { $vote }
great-glen-cards = Cartes du Great Glen
great-glen-votes-left = Votes restants
great-glen-accepted = acceptée : compte à la fin
great-glen-refused = rejetée : ne compte pas
great-glen-open = pas encore votée
great-glen-on-vote = vote en cours
great-glen-prize = { $points } PV pour le meilleur
great-glen-has = { $name } : { $value }
great-glen-leads = { $name } : { $value }, gagnerait
great-glen-voted = { $name } a voté { $vote }
great-glen-meets = Le conseil se réunit chaque fois que quelqu’un prend un personnage.
great-glen-choice-propose = Voter : { $card }
great-glen-choice-vote-aye = Voter oui
great-glen-choice-vote-nay = Voter non
