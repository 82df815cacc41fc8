great-glen-votes-on = Le conseil vote sur
great-glen-aye = Oui
great-glen-nay = Non
great-glen-aye-left =
    { $count ->
        [one] oui : encore 1
       *[other] oui : encore { $count }
     }
great-glen-nay-left =
    { $count ->
        [one] non : encore 1
       *[other] non : encore { $count }
     }
great-glen-sealed = { $name } : a voté, sous scellé
great-glen-waiting = { $name } : pas encore voté
great-glen-your-vote = votre vote : { $vote }
great-glen-cards = Cartes du Great Glen
great-glen-votes-left = Votes restants
great-glen-accepted = acceptée : compte à la fin
great-glen-refused = refusée : ne compte pas
great-glen-open = pas encore votée
great-glen-on-vote = soumise au vote
great-glen-prize = { $points } PV au meilleur
great-glen-has = { $name } : { $value }
great-glen-leads = { $name } : { $value }, gagnerait
great-glen-voted = { $name } a voté { $vote }
great-glen-meets = Le conseil se réunit chaque fois que quelqu’un prend un personnage.
great-glen-choice-propose = Voter sur { $card }
great-glen-choice-vote-aye = Voter oui
great-glen-choice-vote-nay = Voter non
