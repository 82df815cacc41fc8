cost-nothing = nichts
cost-any =
    { $number ->
        [one] { $number } beliebige Ressource
       *[other] { $number } beliebige Ressourcen
    }
cost-different =
    { $number ->
        [one] { $number } Ressource
       *[other] { $number } verschiedene Ressourcen
    }
cost-among =
    { $number ->
        [one] { $number } { $kinds }
       *[other] { $number }-mal { $kinds }
    }
cost-different-among = { $number } verschiedene aus { $kinds }
