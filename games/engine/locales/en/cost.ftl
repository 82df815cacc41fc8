cost-nothing = nothing
cost-any = { $number } goods of any kind
cost-different = { $number } different goods
cost-among = { $number } { $kinds }
cost-different-among = { $number } different { $kinds }
