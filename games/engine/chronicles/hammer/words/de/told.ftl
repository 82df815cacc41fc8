told-england-taken = nahm den Englandmarker
