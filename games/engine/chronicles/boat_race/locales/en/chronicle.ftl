chronicle-1 = Highland Boat Race
chronicle-1-adds = race your boat through every player’s river, past castles with rewards
