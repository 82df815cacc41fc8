sell-none-there = there is no { $good } there to sell
sell-no-coins = there are no coins on the market row for { $good }: you can’t sell any now
sell-what = choose a resource to sell and the tile it is on
sell-not-now = resources are sold in your own turn only
sell-not-traded = only resources are traded on the market, neither whisky nor people
