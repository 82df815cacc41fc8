chronicle-1 = Highland Boat Race
chronicle-1-adds = boats that race through the rivers of all players, past castles with rewards
