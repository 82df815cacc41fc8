chronicle-7 = Tussen hamer en aambeeld
chronicle-7-adds = een raad die stemt over wat aan het eind telt
