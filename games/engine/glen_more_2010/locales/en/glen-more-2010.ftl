glen-more-2010-no-point = you have no movement points left to promote a chieftain
glen-more-2010-nobody = there is no clan member there
glen-more-2010-last-stays = your last clan member has to stay in your territory
glen-more-2010-pay = Choose the clan member or chieftain to pay for { THE($tile) }
glen-more-2010-no-chieftain = you have no chieftain to pay with
