chronicle-3 = Old Jamey's Single Cask Reserve
chronicle-3-adds = whisky that grows better in cellars, and three sales
