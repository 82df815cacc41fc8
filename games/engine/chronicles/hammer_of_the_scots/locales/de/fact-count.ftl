fact-count-england-taken = nahm den Englandmarker
