sell-none-there = there is no { $good } on { $where }
sell-no-coins = the market has no coins for { $good }
sell-what = a sale names a good and the cell it stands on
