cost-nothing = nichts
cost-any =
    { $number ->
        [one] { $number } beliebigen Rohstoff
       *[other] { $number } beliebige Rohstoffe
    }
cost-different =
    { $number ->
        [one] { $number } Rohstoff
       *[other] { $number } verschiedene Rohstoffe
    }
cost-among =
    { $number ->
        [one] { $number } { $kinds }
       *[other] { $number }-mal { $kinds }
    }
cost-different-among = { $number } verschiedene aus { $kinds }
