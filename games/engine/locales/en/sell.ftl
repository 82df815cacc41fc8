sell-none-there = there is no { $good } on { $where }
sell-no-coins = the market has no coins for { $good }
sell-what = a sale names a good and the cell it stands on
sell-not-now = resources are sold in your own turn only
sell-not-traded = only resources are traded on the market, neither whisky nor people
