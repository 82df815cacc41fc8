cost-nothing = nothing
cost-any =
    { $number ->
        [one] any { $number } resource
       *[other] any { $number } resources
    }
cost-different = { $number } different resources
cost-among = { $number } { $kinds }
cost-different-among = { $number } different { $kinds }
