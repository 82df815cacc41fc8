council-votes-on = Le conseil vote sur
council-aye = Oui
council-nay = Non
council-aye-left =
    { $count ->
        [one] oui : encore 1
       *[other] oui : encore { $count }
     }
council-nay-left =
    { $count ->
        [one] non : encore 1
       *[other] non : encore { $count }
     }
council-sealed = { $name } : a voté, sous scellé
council-waiting = { $name } : pas encore voté
council-your-vote = votre vote : { $vote }
council-cards = Cartes du Great Glen
council-votes = Votes restants
council-accepted = acceptée : compte à la fin
council-refused = refusée : ne compte pas
council-open = pas encore votée
council-on-vote = soumise au vote
council-prize = { $points } PV au meilleur
council-has = { $name } : { $value }
council-leads = { $name } : { $value }, gagnerait
council-voted = { $name } a voté { $vote }
council-meets = Le conseil se réunit chaque fois que quelqu’un prend un personnage.
council-propose = Voter sur { $card }
council-vote-aye = Voter oui
council-vote-nay = Voter non
council-fact-accepted = le conseil a accepté { $card }, { $ayes } contre { $nays }
council-fact-refused = le conseil a refusé { $card }, { $ayes } contre { $nays }
