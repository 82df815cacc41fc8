chronicle-3 = Old Jamey’s Single Cask Reserve
chronicle-3-adds = whisky die in kelders rijpt, en drie verkopen
