cost-nothing = rien
cost-any =
    { $number ->
        [one] { $number } ressource au choix
       *[other] { $number } ressources au choix
    }
cost-different =
    { $number ->
        [one] { $number } ressource
       *[other] { $number } ressources différentes
    }
cost-among =
    { $number ->
        [one] { $number } { $kinds }
       *[other] { $number } × { $kinds }
    }
cost-different-among = { $number } { $kinds }, différents
