chronicle-1 = Les courses de bateaux-dragons
chronicle-1-adds = des bateaux qui courent sur les rivières de tous, devant des châteaux à récompenses
