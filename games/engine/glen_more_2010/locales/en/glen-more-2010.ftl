glen-more-2010-no-point = no movement point is left to make a chieftain with
glen-more-2010-nobody = there is no clan member on { $where }
glen-more-2010-last-stays = the last clan member of a territory stays
