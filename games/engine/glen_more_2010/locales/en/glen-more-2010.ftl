glen-more-2010-no-point = no movement point is left to make a chieftain with
glen-more-2010-nobody = there is no clan member on { $where }
glen-more-2010-last-stays = the last clan member of a territory stays
glen-more-2010-pay = Choose the clan member or chieftain to pay for { $tile }.
glen-more-2010-no-chieftain = you have no chieftain to pay with
