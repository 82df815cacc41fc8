option-fixed-order = Fixed start order: the first seat starts last in line and plays first
