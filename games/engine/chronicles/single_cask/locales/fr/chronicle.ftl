chronicle-3 = La réserve Single Cask d’Old Jamey
chronicle-3-adds = du whisky qui se bonifie en cave, et trois ventes
