first-no-point = no movement point is left to make a chieftain with
first-nobody = there is no clan member on { $where }
first-last-stays = the last clan member of a territory stays
