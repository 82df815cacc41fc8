chronicle-3 = Old Jamey's Single Cask Reserve
chronicle-3-adds = age whisky in your cellars and sell it at three sales
