chronicle-3 = Old Jameys Single Cask Reserve
chronicle-3-adds = Whisky, der in Kellern reift, und drei Verkäufe
