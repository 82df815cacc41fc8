chronicle-8 = Les gangs à un penny
chronicle-8-adds = des truands en prison, que les pennies rendent bons à libérer
